import { secret } from '@shop/shared/contracts/fields';
import { authenticate } from '@shop/shared/contracts/session';
import { call, messageOf, NoAnswer } from '@shop/shared/http';
import { usePageTitle } from '@shop/shared/microfrontend';
import { useMutation } from '@shop/shared/query';
import { history, useLocation, useSearchParams } from '@shop/shared/router';
import { beginSession, useSession } from '@shop/shared/session';
import { Button } from '@shop/shared/ui/button';
import { Row } from '@shop/shared/ui/layout';
import { Notice } from '@shop/shared/ui/notice';
import { Spinner } from '@shop/shared/ui/spinner';
import { useEffect } from 'react';
import * as v from 'valibot';
import { safeRedirect } from '../screen/safe-redirect.ts';
import { EntranceCard } from './entrance-card.tsx';

/**
 * Completes a login begun elsewhere (§2): takes the single-use code of a link and follows the safe return path. Whoever
 * is logged in is asked first: the link may be another user's.
 */
export function LoginPage() {
  usePageTitle('Вход');
  const [search] = useSearchParams();
  const loginCode = wholeCode(search.get('code'));
  const wanted = search.get('redirect');
  const session = useSession();
  const { mutate, error, isIdle } = useMutation({
    mutationFn: async () => beginSession(await call(authenticate, { body: { loginCode } })),
    onSuccess: () => history.replace(safeRedirect(wanted)),
  });
  const isVisitor = session.status === 'out';
  useEffect(() => {
    if (loginCode && isIdle && isVisitor) mutate();
  }, [loginCode, isIdle, isVisitor, mutate]);

  const isHere = useLocation().pathname.startsWith('/login');
  const isDone = isHere && !loginCode && session.status === 'in';
  useEffect(() => {
    if (isDone) history.replace(safeRedirect(wanted));
  }, [isDone, wanted]);

  if (loginCode && isIdle && session.status === 'in')
    return (
      <EntranceCard
        title="Вы уже вошли"
        lead={`Сейчас вы работаете как ${session.user.name} (${session.user.login}). Ссылка завершит этот сеанс и откроет свой.`}
      >
        <Row gap={3}>
          <Button variant="primary" size="l" onClick={() => history.replace(safeRedirect(wanted))}>
            Остаться
          </Button>
          <Button size="l" onClick={() => mutate()}>
            Войти по ссылке
          </Button>
        </Row>
      </EntranceCard>
    );
  if (loginCode && !error)
    return (
      <EntranceCard title="Входим…" lead="Проверяем ссылку, это займёт секунду">
        <Spinner label="Входим" />
      </EntranceCard>
    );
  const wayIn = wanted ? `/auth?redirect=${encodeURIComponent(wanted)}` : '/auth';
  return (
    <EntranceCard title="Не получилось войти по ссылке">
      <Notice tone="danger">
        {error ? messageOf(error) : 'Ссылка недействительна: возможно, она скопирована не целиком.'}
      </Notice>
      <Row gap={3}>
        {error instanceof NoAnswer && (
          <Button variant="primary" size="l" onClick={() => mutate()}>
            Повторить
          </Button>
        )}
        <Button to={wayIn} variant={error instanceof NoAnswer ? 'secondary' : 'primary'} size="l">
          Войти по паролю или SMS
        </Button>
        <Button to="/forgot-password/" variant="quiet" size="l">
          Восстановить доступ
        </Button>
      </Row>
    </EntranceCard>
  );
}

/** The code of a link as it is sent out; anything else is no use asking about. */
function wholeCode(code: string | null): string {
  return v.is(secret, code) ? code : '';
}
