import { changePasswordByCheckWord } from '@shop/contracts/account/account';
import { type AnyForm, Form, useSchemaForm, useSubmission } from '@shop/kit/form';
import { call } from '@shop/platform/http';
import { history } from '@shop/platform/router';
import { beginSession } from '@shop/platform/session';
import { Button } from '@shop/ui/core/button';
import { Stack } from '@shop/ui/core/layout';
import { Link } from '@shop/ui/core/link';
import { Notice } from '@shop/ui/parts/notice';
import { NewPasswordFields } from './new-password-fields.tsx';
import { newPasswordPair } from './new-password-pair.ts';

interface ByCheckWordProps {
  readonly checkWord: string;
  /** Of somebody who was invited and never had one. */
  readonly isFirst: boolean;
}

/** A new password for whoever has the check word; logs in. */
export function ByCheckWord({ checkWord, isFirst }: ByCheckWordProps) {
  const form = useSchemaForm(newPasswordPair);
  const { onSubmit, notice } = useSubmission(form, async ({ password }) => {
    const session = await call(changePasswordByCheckWord, { body: { checkWord, password } });
    // The password is changed, whatever becomes of the login; the check word is worn out and leaves the address.
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
        <NewPasswordFields form={form as unknown as AnyForm} label={isFirst ? 'Пароль' : 'Новый пароль'} />
        <Button type="submit" variant="primary" size="l" full pending={form.isSubmitting}>
          Сохранить пароль
        </Button>
      </Stack>
    </Form>
  );
}
