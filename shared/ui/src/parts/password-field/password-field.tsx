import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../core/icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from '../../core/text-field/text-field.tsx';

/** A password field whose text can be shown (§4). */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          size="s"
          label={isShown ? 'Скрыть пароль' : 'Показать пароль'}
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => setIsShown(!isShown)}
          disabled={props.disabled}
        />
      }
    />
  );
}
