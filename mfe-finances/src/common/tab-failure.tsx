import { PageFailure } from '@shop/remote';
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
  return (
    <PageFailure
      isPart
      error={error}
      title={title}
      missing={{
        label: 'Такой компании или договора нет',
        text: 'Возможно, ссылка устарела или право «Финансы» у\u00a0этой компании отозвано.',
        link: { to: '/finances/', label: 'Мои финансы' },
      }}
      onRetry={onRetry}
      retrying={isRetrying}
    />
  );
}
