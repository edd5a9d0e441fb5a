import { messageOf, NoAnswer } from '@shop/platform/http';
import { Button } from '@shop/ui/core/button';
import { Row } from '@shop/ui/core/layout';
import { Notice } from '@shop/ui/parts/notice';
import { EntranceCard } from './entrance-card.tsx';

interface DeadLinkProps {
  /** Why; absent for a link that is not whole. */
  readonly error?: Error;
  readonly onRetry?: () => void;
  /** The page that was to follow. */
  readonly wanted: string | null;
}

/** A link that opens nothing, and the other ways in. */
export function DeadLink({ error, onRetry, wanted }: DeadLinkProps) {
  const wayIn = wanted ? `/auth?redirect=${encodeURIComponent(wanted)}` : '/auth';
  const isUnreached = error instanceof NoAnswer;
  return (
    <EntranceCard title="Ссылка не открылась">
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
    </EntranceCard>
  );
}
