import { usePageTitle } from '@shop/shared/microfrontend';
import { useSearchParams } from '@shop/shared/router';
import { Link } from '@shop/shared/ui/link';
import { Notice } from '@shop/shared/ui/notice';
import { Skeleton } from '@shop/shared/ui/skeleton';
import { Tabs } from '@shop/shared/ui/tabs';
import { Text } from '@shop/shared/ui/text';
import { lazy, Suspense } from 'react';
import { hasExpired } from '../screen/screen.atoms.ts';
import { EntranceCard } from './entrance-card.tsx';
import { PasswordLogin } from './password-login.tsx';
import { tabUrl, withReturn } from './tab-url.ts';

const SmsLogin = lazy(async () => ({
  default: (await import(/* webpackChunkName: "account" */ './sms-login.tsx')).SmsLogin,
}));

/** Login by password or by a text message (§2). Where to go afterwards, the guard of this page decides. */
export function AuthPage() {
  usePageTitle('Вход');
  const [search] = useSearchParams();
  const tabs = [
    { to: tabUrl('/auth', search), label: 'По паролю' },
    { to: tabUrl('/auth', search, 'sms'), label: 'По SMS' },
  ];
  const registration = (
    <Text tone="muted">
      Ещё нет аккаунта? <Link to={withReturn('/registration/', search)}>Зарегистрируйтесь</Link>
    </Text>
  );
  return (
    <EntranceCard title="Вход" lead="Для компаний и менеджеров" foot={registration}>
      {hasExpired() && <Notice>Сеанс завершён. Войдите, чтобы продолжить.</Notice>}
      <Tabs label="Способ входа" tabs={tabs} />
      {search.get('tab') === 'sms' ? (
        <Suspense fallback={<Skeleton height={124} />}>
          <SmsLogin />
        </Suspense>
      ) : (
        <PasswordLogin />
      )}
    </EntranceCard>
  );
}
