import { Form, useSchemaForm, useSubmission } from '@shop/kit/form';
import { Button } from '@shop/ui/core/button';
import { Stack } from '@shop/ui/core/layout';
import { Link } from '@shop/ui/core/link';
import { Notice } from '@shop/ui/parts/notice';
import { NewPasswordFields } from './new-password-fields.tsx';
import { newPasswordPair } from './new-password-pair.ts';
import { resetPassword } from './reset-password.mutation.ts';

interface ByVerificationTokenProps {
  readonly token: string;
  /** The user was invited and has no password yet. */
  readonly isFirst: boolean;
}

/** Sets a new password by a verification token and logs in. */
export function ByVerificationToken({ token, isFirst }: ByVerificationTokenProps) {
  const form = useSchemaForm(newPasswordPair);
  const { onSubmit, notice } = useSubmission(form, ({ password }) =>
    resetPassword({ token, password, isFirst }),
  );
  return (
    <Form of={form} onSubmit={onSubmit}>
      <Stack gap={5}>
        {notice && (
          <Notice tone="danger" action={<Link to="/forgot-password/">Запросить новую ссылку</Link>}>
            {notice}
          </Notice>
        )}
        <NewPasswordFields form={form} label={isFirst ? 'Пароль' : 'Новый пароль'} />
        <Button type="submit" variant="primary" size="l" full pending={form.isSubmitting}>
          Сохранить пароль
        </Button>
      </Stack>
    </Form>
  );
}
