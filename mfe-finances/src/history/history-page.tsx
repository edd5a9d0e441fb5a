import { PageFailure } from '@shop/shared/microfrontend';

export const prefetchHistory = (_search: URLSearchParams): Promise<unknown> => Promise.resolve();

/** Being built. */
export function HistoryPage() {
  return <PageFailure error={null} title="Раздел ещё не готов" onRetry={() => location.reload()} />;
}
