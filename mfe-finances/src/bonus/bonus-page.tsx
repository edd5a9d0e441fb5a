import { PageFailure } from '@shop/shared/microfrontend';

export const prefetchBonus = (_search: URLSearchParams): Promise<unknown> => Promise.resolve();

/** Being built. */
export function BonusPage() {
  return <PageFailure error={null} title="Раздел ещё не готов" onRetry={() => location.reload()} />;
}
