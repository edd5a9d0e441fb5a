import { changePasswordByToken } from '@shop/contracts/account/account';
import { Form, useSchemaForm, useSubmission } from '@shop/kit/form';
import { call } from '@shop/platform/http';
import { history } from '@shop/platform/router';
import { beginSession } from '@shop/platform/session';
import { Button } from '@shop/ui/core/button';
import { Stack } from '@shop/ui/core/layout';
import { Link } from '@shop/ui/core/link';
import { Notice } from '@shop/ui/parts/notice';
import { NewPasswordFields } from './new-password-fields.tsx';
import { newPasswordPair } from './new-password-pair.ts';

interface ByVerificationTokenProps {
  readonly token: string;
  /** The user was invited and has no password yet. */
  readonly isFirst: boolean;
}

/** Sets a new password by a verification token and logs in. */
export function ByVerificationToken({ token, isFirst }: ByVerificationTokenProps) {
  const form = useSchemaForm(newPasswordPair);
  const { onSubmit, notice } = useSubmission(form, async ({ password }) => {
    const session = await call(changePasswordByToken, { body: { checkWord: token, password } });
    // The password is changed even if the login fails; the token is used up, so it leaves the address.
    history.replace(`/change-password/?changed${isFirst ? '&first' : ''}`);
    await beginSession(session);
  });
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
