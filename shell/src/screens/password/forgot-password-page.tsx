import { useSearchParams } from '@shop/platform/router';
import { usePageTitle } from '@shop/remote';
import { Link } from '@shop/ui/core/link';
import { Text } from '@shop/ui/core/text';
import { Tabs } from '@shop/ui/parts/tabs';
import { useState } from 'react';
import { AuthenticationCard } from '../common/authentication-card.tsx';
import { EmailSent } from '../common/email-sent.tsx';
import { tabUrl, withReturn } from '../common/tab-url.ts';
import { RecoveryByEmail } from './recovery-by-email.tsx';
import { RecoveryBySms } from './recovery-by-sms.tsx';

/** Password recovery by e-mail or SMS (§2). */
export function ForgotPasswordPage() {
  usePageTitle('Восстановление пароля');
  const [search] = useSearchParams();
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  if (isSent)
    return (
      <EmailSent title="Проверьте почту" email={email} onBack={() => setIsSent(false)}>
        Если с этим адресом есть аккаунт, в письме будет ссылка: откройте её и задайте новый пароль.
      </EmailSent>
    );
  const sent = (to: string) => {
    setEmail(to);
    setIsSent(true);
  };
  const isSms = search.get('tab') === 'sms';
  const tabs = [
    { to: tabUrl('/forgot-password/', search), label: 'По почте' },
    { to: tabUrl('/forgot-password/', search, 'sms'), label: 'По SMS' },
  ];
  const back = (
    <Text tone="muted">
      Вспомнили пароль? <Link to={withReturn('/auth', search)}>Войдите</Link>
    </Text>
  );
  return (
    <AuthenticationCard title="Восстановление пароля" lead={isSms ? leads.sms : leads.mail} foot={back}>
      <Tabs label="Способ восстановления" tabs={tabs} />
      {isSms ? <RecoveryBySms /> : <RecoveryByEmail email={email} onSent={sent} />}
    </AuthenticationCard>
  );
}

const leads = {
  mail: 'Пришлём на почту ссылку, по которой можно задать новый пароль',
  sms: 'Пришлём код на телефон вашего аккаунта, и вы зададите новый пароль',
} as const;
