import { changePassword } from '@shop/contracts/account/account';
import { passwordsAgree, requiredText } from '@shop/domain/validation/fields';
import { Form, FormField, useSchemaForm, useSubmission } from '@shop/kit/form';
import { NewPasswordFields, newPasswordEntries } from '@shop/kit/new-password';
import { Button } from '@shop/ui/core/button';
import { Row, Stack } from '@shop/ui/core/layout';
import { Notice } from '@shop/ui/parts/notice';
import { PasswordField } from '@shop/ui/parts/password-field';
import * as v from 'valibot';
import { replacePassword } from './change-password.mutation.ts';

const schema = v.pipe(v.object({ oldPassword: requiredText(200), ...newPasswordEntries }), passwordsAgree());

interface OldPasswordFormProps {
  readonly submitLabel: string;
  /** Called after the change. Remove or reset the form then, so that no password stays in it. */
  readonly onChanged: () => void;
  /** Set where the form is only one part of a page. */
  readonly isCompact?: boolean;
}

/** Sets a new password of the logged-in user by the old one. */
export function OldPasswordForm({ submitLabel, onChanged, isCompact = false }: OldPasswordFormProps) {
  const size = isCompact ? 'm' : 'l';
  const form = useSchemaForm(schema);
  const { onSubmit, notice } = useSubmission(
    form,
    async ({ oldPassword, password }) => {
      await replacePassword({ oldPassword, password });
      onChanged();
    },
    changePassword.names,
  );
  return (
    <Form of={form} onSubmit={onSubmit}>
      <Stack gap={isCompact ? 4 : 5}>
        {notice && (
          <Notice tone="danger" title="Пароль не изменён">
            {notice}
          </Notice>
        )}
        <FormField of={form} name="oldPassword">
          {(field) => (
            <PasswordField
              {...field}
              label="Текущий пароль"
              size={size}
              autoComplete="current-password"
              required
            />
          )}
        </FormField>
        <NewPasswordFields form={form} label="Новый пароль" size={size} />
        <Row>
          <Button
            type="submit"
            variant={isCompact ? 'secondary' : 'primary'}
            size={size}
            full={!isCompact}
            pending={form.isSubmitting}
          >
            {submitLabel}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
