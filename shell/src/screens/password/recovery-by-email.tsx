import { email } from '@shop/domain/validation/fields';
import { CaptchaNotice } from '@shop/kit/captcha';
import { Form, FormField, useSchemaForm, useSubmission } from '@shop/kit/form';
import { Button } from '@shop/ui/core/button';
import { Stack } from '@shop/ui/core/layout';
import { TextField } from '@shop/ui/core/text-field';
import { Notice } from '@shop/ui/parts/notice';
import * as v from 'valibot';
import { emailPasswordLink } from './send-password-link.mutation.ts';

const schema = v.object({ email });

interface RecoveryByMailProps {
  /** The address of the last email, if one was sent. */
  readonly email: string;
  readonly onSent: (email: string) => void;
}

/** Sends an email with a link to `/change-password/`. */
export function RecoveryByEmail({ email: initial, onSent }: RecoveryByMailProps) {
  const form = useSchemaForm(schema, { email: initial });
  const { onSubmit, notice } = useSubmission(form, async (values) => {
    await emailPasswordLink(values.email);
    onSent(values.email);
  });
  return (
    <Form of={form} onSubmit={onSubmit}>
      <Stack gap={5}>
        {notice && <Notice tone="danger">{notice}</Notice>}
        <FormField of={form} name="email">
          {(field) => (
            <TextField
              {...field}
              label="Электронная почта"
              size="l"
              type="email"
              autoComplete="username"
              required
            />
          )}
        </FormField>
        <Button type="submit" variant="primary" size="l" full pending={form.isSubmitting}>
          Отправить ссылку
        </Button>
        <CaptchaNotice />
      </Stack>
    </Form>
  );
}
