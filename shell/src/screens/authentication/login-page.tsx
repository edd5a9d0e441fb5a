import { secret } from '@shop/contracts/platform/fields';
import { history, useLocation, useSearchParams } from '@shop/platform/router';
import { useSession } from '@shop/platform/session';
import { usePageTitle } from '@shop/remote';
import { Button } from '@shop/ui/core/button';
import { Row } from '@shop/ui/core/layout';
import { Spinner } from '@shop/ui/core/spinner';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { safeRedirect } from '../../host/screen/safe-redirect.ts';
import { AuthenticationCard } from '../common/authentication-card.tsx';
import { DeadLink } from '../common/dead-link.tsx';
import { CompleteRegistration } from '../registration/complete-registration.tsx';

/**
 * Completes a login by link (§2): accepts the single-use code of a registration's link and follows the safe return
 * path. Opening the link changes nothing, because mail scanners open links too; a password and a button do. A logged-in
 * user is asked first: the link may be another user's.
 */
export function LoginPage() {
  usePageTitle('Вход');
  const [search] = useSearchParams();
  const code = wholeCode(search.get('code'));
  const redirect = search.get('redirect');
  const session = useSession();
  const [isWanted, setIsWanted] = useState(false);
  const goOn = () => history.replace(safeRedirect(redirect));

  // A visitor is not asked, and stays on the form when the session begins.
  const isVisitor = session.status === 'out';
  useEffect(() => {
    if (isVisitor) setIsWanted(true);
  }, [isVisitor]);

  const isHere = useLocation().pathname.startsWith('/login');
  const isDone = isHere && !code && session.status === 'in';
  useEffect(() => {
    if (isDone) history.replace(safeRedirect(redirect));
  }, [isDone, redirect]);

  if (!code) return <DeadLink redirect={redirect} />;
  if (session.status === 'unknown')
    return (
      <AuthenticationCard title="Проверяем ссылку…">
        <Spinner label="Проверяем ссылку" />
      </AuthenticationCard>
    );
  if (session.status === 'in' && !isWanted)
    return (
      <AuthenticationCard
        title="Вы уже вошли"
        lead={`Сейчас вы работаете как ${session.user.name} (${session.user.login}). Ссылка заведёт другую учётную запись и завершит этот сеанс.`}
      >
        <Row gap={3}>
          <Button variant="primary" size="l" onClick={goOn}>
            Остаться
          </Button>
          <Button size="l" onClick={() => setIsWanted(true)}>
            Продолжить регистрацию
          </Button>
        </Row>
      </AuthenticationCard>
    );
  return <CompleteRegistration code={code} redirect={redirect} onCompleted={goOn} />;
}

/** The format of the code in a link; anything else is not sent to the server. */
function wholeCode(code: string | null): string {
  return v.is(secret, code) ? code : '';
}
