import { useSearchParams } from '@shop/platform/router';
import { usePageTitle } from '@shop/remote';
import { Link } from '@shop/ui/core/link';
import { Skeleton } from '@shop/ui/core/skeleton';
import { Text } from '@shop/ui/core/text';
import { Notice } from '@shop/ui/parts/notice';
import { Tabs } from '@shop/ui/parts/tabs';
import { lazy, Suspense } from 'react';
import { hasExpired } from '../../host/screen/screen.atoms.ts';
import { AuthenticationCard } from '../common/authentication-card.tsx';
import { tabUrl, withReturn } from '../common/tab-url.ts';
import { PasswordLogin } from './password-login.tsx';

const SmsLogin = lazy(async () => ({
  default: (await import(/* webpackChunkName: "account" */ './sms-login.tsx')).SmsLogin,
}));

/** Login by password or text message (§2). The guard of this page decides where to go afterwards. */
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
    <AuthenticationCard title="Вход" lead="Для компаний и менеджеров" foot={registration}>
      {hasExpired() && <Notice>Сеанс завершён. Войдите, чтобы продолжить.</Notice>}
      <Tabs label="Способ входа" tabs={tabs} />
      {search.get('tab') === 'sms' ? (
        <Suspense
          fallback={
            <div aria-busy="true">
              <Skeleton height={124} />
            </div>
          }
        >
          <SmsLogin />
        </Suspense>
      ) : (
        <PasswordLogin />
      )}
    </AuthenticationCard>
  );
}
