import { TextField, type TextFieldProps } from '../../core/text-field/text-field.tsx';
import { phoneMask } from './phone-mask.ts';
import { useMask } from './use-mask.ts';

/** A field for a Russian phone number, formatted as `+7 (900) 000-00-01` while it is typed (§5). */
export function PhoneField({ ref, ...rest }: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  const masked = useMask(phoneMask, ref);
  return (
    <TextField
      placeholder="+7 (___) ___-__-__"
      autoComplete="tel"
      {...rest}
      ref={masked}
      type="tel"
      inputMode="tel"
    />
  );
}
