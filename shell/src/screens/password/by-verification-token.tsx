import { NO_CONSENT_REFUSALS } from '@shop/contracts/account/consents';
import { ConsentBoxes, consentTextsQuery, useTicked } from '@shop/kit/consents';
import { Form, useSchemaForm, useSubmission } from '@shop/kit/form';
import { NewPasswordFields, newPasswordPair } from '@shop/kit/new-password';
import { useQuery } from '@shop/platform/query';
import { Button } from '@shop/ui/core/button';
import { Stack } from '@shop/ui/core/layout';
import { Link } from '@shop/ui/core/link';
import { Notice } from '@shop/ui/parts/notice';
import { resetPassword } from './reset-password.mutation.ts';

interface ByVerificationTokenProps {
  readonly token: string;
  /** The user was invited and has no password yet. */
  readonly isFirst: boolean;
  /** An invited customer agrees to the shop's texts; staff have agreed with their employer. */
  readonly asksConsents: boolean;
}

/** Sets a new password by a verification token and logs in. */
export function ByVerificationToken({ token, isFirst, asksConsents }: ByVerificationTokenProps) {
  const form = useSchemaForm(newPasswordPair);
  const texts = useQuery({ ...consentTextsQuery(), enabled: asksConsents }).data?.items ?? [];
  const { boxes, refuse, agreed } = useTicked(asksConsents ? texts : [], NO_CONSENT_REFUSALS.invitation);
  const { onSubmit, notice } = useSubmission(form, async ({ password }) => {
    if (!refuse()) await resetPassword({ token, password, consents: agreed, isFirst });
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
        {boxes.texts.length > 0 && <ConsentBoxes {...boxes} />}
        <Button type="submit" variant="primary" size="l" full pending={form.isSubmitting}>
          Сохранить пароль
        </Button>
      </Stack>
    </Form>
  );
}
