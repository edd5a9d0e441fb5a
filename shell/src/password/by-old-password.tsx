import { changePassword } from '@shop/shared/contracts/account';
import { type AnyForm, Form, FormField, useSchemaForm, useSubmission } from '@shop/shared/form';
import { call } from '@shop/shared/http';
import { history } from '@shop/shared/router';
import { Button } from '@shop/shared/ui/button';
import { Stack } from '@shop/shared/ui/layout';
import { Notice } from '@shop/shared/ui/notice';
import { PasswordField } from '@shop/shared/ui/password-field';
import { passwordsAgree, requiredText } from '@shop/shared/validation/fields';
import * as v from 'valibot';
import { NewPasswordFields } from './new-password-fields.tsx';
import { newPasswordEntries } from './new-password-pair.ts';

const schema = v.pipe(v.object({ oldPassword: requiredText(200), ...newPasswordEntries }), passwordsAgree());

/** A new password for whoever is logged in and knows the old one. */
export function ByOldPassword() {
  const form = useSchemaForm(schema);
  const { onSubmit, notice } = useSubmission(
    form,
    async ({ oldPassword, password }) => {
      await call(changePassword, { body: { oldPassword, password } });
      history.replace('/change-password/?changed');
    },
    changePassword.names,
  );
  return (
    <Form of={form} onSubmit={onSubmit}>
      <Stack gap={5}>
        {notice && <Notice tone="danger">{notice}</Notice>}
        <FormField of={form} name="oldPassword">
          {(field) => (
            <PasswordField
              {...field}
              label="Текущий пароль"
              size="l"
              autoComplete="current-password"
              required
            />
          )}
        </FormField>
        <NewPasswordFields form={form as unknown as AnyForm} label="Новый пароль" />
        <Button type="submit" variant="primary" size="l" full pending={form.isSubmitting}>
          Сменить пароль
        </Button>
      </Stack>
    </Form>
  );
}
