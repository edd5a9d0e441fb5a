import { readRegistration } from '@shop/contracts/account/registration';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { formatPhone } from '@shop/domain/format/phone';
import { Form, useSchemaForm, useSubmission } from '@shop/kit/form';
import { NewPasswordFields, newPasswordPair } from '@shop/kit/new-password';
import { callQuery, useQuery } from '@shop/platform/query';
import { Button } from '@shop/ui/core/button';
import { Stack } from '@shop/ui/core/layout';
import { Spinner } from '@shop/ui/core/spinner';
import { Text } from '@shop/ui/core/text';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { Facts } from '@shop/ui/parts/facts';
import { Notice } from '@shop/ui/parts/notice';
import { useState } from 'react';
import { AuthenticationCard } from '../common/authentication-card.tsx';
import { DeadLink } from '../common/dead-link.tsx';
import { createAccount } from './complete-registration.mutation.ts';

type Registration = CallAnswer<typeof readRegistration>;

interface CompleteRegistrationProps {
  readonly code: string;
  readonly redirect: string | null;
  readonly onCompleted: () => void;
}

/** Shows the registration of this mailbox and asks for the password, which only the owner of the mailbox can choose. */
export function CompleteRegistration({ code, redirect, onCompleted }: CompleteRegistrationProps) {
  const reading = useQuery({
    ...callQuery(readRegistration, { body: { code } }),
    retry: false,
    staleTime: Infinity,
  });
  if (reading.isPending)
    return (
      <AuthenticationCard title="Проверяем ссылку…">
        <Spinner label="Проверяем ссылку" />
      </AuthenticationCard>
    );
  if (reading.isError)
    return <DeadLink error={reading.error} onRetry={() => void reading.refetch()} redirect={redirect} />;
  return (
    <AuthenticationCard
      title="Завершите регистрацию"
      lead={`Проверьте данные и\u00a0придумайте пароль: с\u00a0ним и\u00a0почтой вы\u00a0будете входить`}
    >
      <CompletionForm code={code} registration={reading.data} onCompleted={onCompleted} />
    </AuthenticationCard>
  );
}

interface CompletionFormProps {
  readonly code: string;
  readonly registration: Registration;
  readonly onCompleted: () => void;
}

function CompletionForm({ code, registration, onCompleted }: CompletionFormProps) {
  const { email, name, lastName, phone, company, invitations } = registration;
  const form = useSchemaForm(newPasswordPair);
  const [isOwnPhone, setIsOwnPhone] = useState(false);
  const { onSubmit, notice } = useSubmission(form, async ({ password }) => {
    await createAccount({ code, password, isOwnPhone });
    onCompleted();
  });
  const facts = [
    { term: 'Почта', value: email },
    { term: 'Имя', value: `${name} ${lastName}` },
    ...(company ? [{ term: 'Компания', value: `${company.name}, ИНН\u00a0${company.inn}` }] : []),
  ];
  return (
    <Form of={form} onSubmit={onSubmit}>
      <Stack gap={5}>
        <Facts facts={facts} />
        {company?.isKnown && (
          <Notice>
            Эта компания у{'\u00a0'}нас уже есть. Доступ к{'\u00a0'}ней откроет её менеджер: мы{'\u00a0'}
            передадим ему заявку.
          </Notice>
        )}
        {invitations.length > 0 && (
          <Notice title={`Вас приглашают: ${invitations.join(', ')}`}>
            Приглашение пришло на{'\u00a0'}телефон. Отметьте ниже, что номер ваш, и{'\u00a0'}доступ откроется
            сразу.
          </Notice>
        )}
        <NewPasswordFields form={form} />
        <Checkbox
          checked={isOwnPhone}
          onChange={(event) => setIsOwnPhone(event.target.checked)}
          label={`Входить и по номеру ${formatPhone(phone)}`}
          hint="Отметьте, если это ваш номер: по нему можно войти без пароля. Его подтвердили кодом при регистрации"
        />
        {notice && <Notice tone="danger">{notice}</Notice>}
        <Button type="submit" variant="primary" size="l" full pending={form.isSubmitting}>
          Завершить регистрацию
        </Button>
        <Text as="p" size="s" tone="muted">
          Не{'\u00a0'}регистрировались или данные чужие? Закройте страницу: пока пароль не{'\u00a0'}задан,
          учётной записи нет.
        </Text>
      </Stack>
    </Form>
  );
}
