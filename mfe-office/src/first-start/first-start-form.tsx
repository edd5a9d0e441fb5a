import { administratorFields } from '@shop/contracts/office/first-start';
import { Form, FormField, useSchemaForm, useSubmission } from '@shop/kit/form';
import { NewPasswordField } from '@shop/kit/new-password';
import { Button, Grid, Stack, TextField } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
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
        <NewPasswordField form={form} size="m" />
        {notice && <Notice tone="danger">{notice}</Notice>}
        <Button type="submit" variant="primary" size="l" full pending={form.isSubmitting}>
          Начать работу
        </Button>
      </Stack>
    </Form>
  );
}
