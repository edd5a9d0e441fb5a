import { PageFailure } from '@shop/shared/microfrontend';

export const prefetchSchedule = (_search: URLSearchParams): Promise<unknown> => Promise.resolve();

/** Being built. */
export function SchedulePage() {
  return <PageFailure error={null} title="Раздел ещё не готов" onRetry={() => location.reload()} />;
}
