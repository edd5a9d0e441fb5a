import { administratorFields } from '@shop/contracts/office/first-start';
import { passwordParts } from '@shop/domain/validation/fields';
import { Form, FormField, useSchemaForm, useSubmission } from '@shop/kit/form';
import { Button, Grid, Stack, TextField } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { PasswordField } from '@shop/ui/parts/password-field';
import * as v from 'valibot';
import { beginAsAdministrator } from './create-first-administrator.mutation.ts';

const schema = v.object(administratorFields);

/** Who the administrator is, and the password. A refused field keeps everything typed, and the link stays good. */
export function FirstStartForm({ linkKey }: { linkKey: string }) {
  const form = useSchemaForm(schema, { email: '', lastName: '', name: '', password: '' });
  const { onSubmit, notice } = useSubmission(form, (typed) =>
    beginAsAdministrator({ key: linkKey, ...typed }),
  );
  return (
    <Form of={form} onSubmit={onSubmit}>
      <Stack gap={4}>
        <Grid columns="1fr 1fr" gap={4} collapse="mobile">
          <FormField of={form} name="lastName">
            {(field) => (
              <TextField {...field} label="Фамилия" required maxLength={60} autoComplete="family-name" />
            )}
          </FormField>
          <FormField of={form} name="name">
            {(field) => (
              <TextField {...field} label="Имя" required maxLength={60} autoComplete="given-name" />
            )}
          </FormField>
        </Grid>
        <FormField of={form} name="email">
          {(field) => (
            <TextField
              {...field}
              type="email"
              label="Электронная почта"
              hint="С ней вы будете входить"
              required
              autoComplete="username"
            />
          )}
        </FormField>
        <FormField of={form} name="password">
          {(field) => (
            <PasswordField
              {...field}
              label="Пароль"
              hint={hintFor(field.value)}
              required
              autoComplete="new-password"
            />
          )}
        </FormField>
        {notice && <Notice tone="danger">{notice}</Notice>}
        <Button type="submit" variant="primary" size="l" full pending={form.isSubmitting}>
          Начать работу
        </Button>
      </Stack>
    </Form>
  );
}

/** The requirements that the password does not meet yet. */
function hintFor(typed: string): string {
  const missing = passwordParts.filter((part) => !part.isThere(typed)).map(({ label }) => label);
  return missing.length === 0 ? 'Пароль подходит' : `Нужно: ${missing.join(', ')}`;
}
