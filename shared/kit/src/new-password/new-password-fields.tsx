import { passwordParts } from '@shop/domain/validation/fields';
import { VisuallyHidden } from '@shop/ui/core/visually-hidden';
import { CheckIcon } from '@shop/ui/parts/icons';
import { PasswordField } from '@shop/ui/parts/password-field';
import { color, space, text } from '@shop/ui/theme';
import styled from 'styled-components';
import { FormField, type FormWith } from '../form/index.ts';

interface NewPasswordFieldProps<Names extends string> {
  readonly form: FormWith<Names>;
  readonly label?: string;
  readonly size?: 'm' | 'l';
}

/** `password` of a form, with the parts of a password that are still missing (§5). */
export function NewPasswordField({ form, label = 'Пароль', size = 'l' }: NewPasswordFieldProps<'password'>) {
  return (
    <FormField of={form} name="password">
      {(field) => (
        <PasswordField
          {...field}
          label={label}
          size={size}
          autoComplete="new-password"
          required
          hint={<Parts typed={field.value} />}
        />
      )}
    </FormField>
  );
}

/** A new password typed twice: `password` and `confirmation` of a form. */
export function NewPasswordFields(props: NewPasswordFieldProps<'password' | 'confirmation'>) {
  const { form, size = 'l' } = props;
  return (
    <>
      <NewPasswordField {...props} />
      <FormField of={form} name="confirmation">
        {(field) => (
          <PasswordField {...field} label="Пароль ещё раз" size={size} autoComplete="new-password" required />
        )}
      </FormField>
    </>
  );
}

function Parts({ typed }: { typed: string }) {
  return (
    <List>
      {passwordParts.map((part) => {
        const isThere = part.isThere(typed);
        return (
          <Part key={part.label} $isThere={isThere}>
            {isThere ? <CheckIcon /> : <Dot aria-hidden />}
            {part.label}
            <VisuallyHidden>{isThere ? ' — есть;' : ' — нужно;'}</VisuallyHidden>
          </Part>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${space[1]} ${space[3]};
  margin-block-start: 2px;
  ${text.s}
`;

const Part = styled.li<{ $isThere: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[1]};
  color: ${(p) => (p.$isThere ? color.success : color.textMuted)};
  .lucide {
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: 2px;
  }
`;

const Dot = styled.span`
  flex: none;
  inline-size: 6px;
  block-size: 6px;
  margin: 6px ${space[1]};
  border: 1px solid ${color.control};
  border-radius: 50%;
`;
