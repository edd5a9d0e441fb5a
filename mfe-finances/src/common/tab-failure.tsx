import { ApiRefusal } from '@shop/platform/http';
import { PageFailure } from '@shop/remote';
import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { CompanyIcon } from '@shop/ui/parts/icons';
import { isForbidden, NoRight } from './no-right.tsx';

interface TabFailureProps {
  readonly error: unknown;
  /** «Не удалось загрузить историю платежей» */
  readonly title: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Stands for a tab whose first load failed: what is wrong, and another try where it may help. */
export function TabFailure({ error, title, isRetrying, onRetry }: TabFailureProps) {
  if (isForbidden(error)) return <NoRight />;
  if (error instanceof ApiRefusal && error.status === 404)
    return (
      <EmptyState
        icon={<CompanyIcon />}
        title="Такой компании или договора нет"
        action={<Button to="/finances/">Мои финансы</Button>}
      >
        Возможно, ссылка устарела или право «Финансы» у&nbsp;этой компании отозвано.
      </EmptyState>
    );
  return <PageFailure isPart error={error} title={title} onRetry={onRetry} retrying={isRetrying} />;
}
