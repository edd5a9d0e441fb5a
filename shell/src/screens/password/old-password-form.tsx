import { changePassword } from '@shop/contracts/account/account';
import { passwordsAgree, requiredText } from '@shop/domain/validation/fields';
import { type AnyForm, Form, FormField, useSchemaForm, useSubmission } from '@shop/kit/form';
import { call } from '@shop/platform/http';
import { Button } from '@shop/ui/core/button';
import { Row, Stack } from '@shop/ui/core/layout';
import { Notice } from '@shop/ui/parts/notice';
import { PasswordField } from '@shop/ui/parts/password-field';
import * as v from 'valibot';
import { NewPasswordFields } from './new-password-fields.tsx';
import { newPasswordEntries } from './new-password-pair.ts';

const schema = v.pipe(v.object({ oldPassword: requiredText(200), ...newPasswordEntries }), passwordsAgree());

interface OldPasswordFormProps {
  readonly submitLabel: string;
  /** After the change; the form is to go or to begin anew, so that passwords stay nowhere. */
  readonly onChanged: () => void;
  /** Among other things on a page, not the one thing on it. */
  readonly isCompact?: boolean;
}

/** A new password for whoever is logged in and knows the old one. */
export function OldPasswordForm({ submitLabel, onChanged, isCompact = false }: OldPasswordFormProps) {
  const size = isCompact ? 'm' : 'l';
  const form = useSchemaForm(schema);
  const { onSubmit, notice } = useSubmission(
    form,
    async ({ oldPassword, password }) => {
      await call(changePassword, { body: { oldPassword, password } });
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
        <NewPasswordFields form={form as unknown as AnyForm} label="Новый пароль" size={size} />
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
