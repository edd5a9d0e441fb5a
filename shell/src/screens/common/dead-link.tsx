import { messageOf, NoAnswer } from '@shop/platform/http';
import { Button } from '@shop/ui/core/button';
import { Row } from '@shop/ui/core/layout';
import { Notice } from '@shop/ui/parts/notice';
import { AuthenticationCard } from './authentication-card.tsx';

interface DeadLinkProps {
  /** The reason; absent for an incomplete link. */
  readonly error?: Error;
  readonly onRetry?: () => void;
  /** The page to open after the login. */
  readonly redirect: string | null;
}

/** Tells that a link is invalid and offers other ways to log in. */
export function DeadLink({ error, onRetry, redirect }: DeadLinkProps) {
  const wayIn = redirect ? `/auth?redirect=${encodeURIComponent(redirect)}` : '/auth';
  const isUnreached = error instanceof NoAnswer;
  return (
    <AuthenticationCard title="Ссылка не открылась">
      <Notice tone="danger">
        {error ? messageOf(error) : 'Ссылка недействительна: возможно, она скопирована не целиком.'}
      </Notice>
      <Row gap={3}>
        {isUnreached && (
          <Button variant="primary" size="l" onClick={onRetry}>
            Повторить
          </Button>
        )}
        <Button to={wayIn} variant={isUnreached ? 'secondary' : 'primary'} size="l">
          Войти по паролю или SMS
        </Button>
        <Button to="/forgot-password/" variant="quiet" size="l">
          Восстановить доступ
        </Button>
      </Row>
    </AuthenticationCard>
  );
}
