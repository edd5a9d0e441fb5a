import { Form, FormField, useSchemaForm, useSubmission } from '@shop/shared/form';
import { logIn } from '@shop/shared/session';
import { Button } from '@shop/shared/ui/button';
import { Stack } from '@shop/shared/ui/layout';
import { Link } from '@shop/shared/ui/link';
import { Notice } from '@shop/shared/ui/notice';
import { PasswordField } from '@shop/shared/ui/password-field';
import { TextField } from '@shop/shared/ui/text-field';
import { email, password, phone } from '@shop/shared/validation/fields';
import * as v from 'valibot';

const credentials = v.object({
  /** Whatever has no letter and no `@` in it is a phone. */
  login: v.lazy((typed) => (typeof typed === 'string' && /^[\d\s()+-]+$/.test(typed) ? phone : email)),
  password,
});

/** Login by e-mail or phone and password. */
export function PasswordLogin() {
  const form = useSchemaForm(credentials);
  const { onSubmit, notice } = useSubmission(form, logIn);
  return (
    <Form of={form} onSubmit={onSubmit}>
      <Stack gap={5}>
        {notice && <Notice tone="danger">{notice}</Notice>}
        <FormField of={form} name="login">
          {(field) => (
            <TextField
              {...field}
              label="Электронная почта или телефон"
              size="l"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </FormField>
        <FormField of={form} name="password">
          {(field) => (
            <PasswordField {...field} label="Пароль" size="l" autoComplete="current-password" required />
          )}
        </FormField>
        <Button type="submit" variant="primary" size="l" full pending={form.isSubmitting}>
          Войти
        </Button>
        <Link to="/forgot-password/">Забыли пароль?</Link>
      </Stack>
    </Form>
  );
}
