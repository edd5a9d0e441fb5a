import { email, password, phone } from '@shop/domain/validation/fields';
import { Form, FormField, useSchemaForm, useSubmission } from '@shop/kit/form';
import { logIn } from '@shop/platform/session';
import { Button } from '@shop/ui/core/button';
import { Stack } from '@shop/ui/core/layout';
import { Link } from '@shop/ui/core/link';
import { TextField } from '@shop/ui/core/text-field';
import { Notice } from '@shop/ui/parts/notice';
import { PasswordField } from '@shop/ui/parts/password-field';
import * as v from 'valibot';

const credentials = v.object({
  /** A login without letters and `@` is a phone number. */
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
