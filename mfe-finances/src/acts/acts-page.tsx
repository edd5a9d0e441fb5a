import { PageFailure } from '@shop/shared/microfrontend';

export const prefetchActs = (_search: URLSearchParams): Promise<unknown> => Promise.resolve();

/** Being built. */
export function ActsPage() {
  return <PageFailure error={null} title="Раздел ещё не готов" onRetry={() => location.reload()} />;
}
