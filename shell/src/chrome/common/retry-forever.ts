import { SiteClosed } from '@shop/platform/http';

const PAUSE_MS = 1_000;
const PAUSE_MAX_MS = 30_000;
/** After so many failures the user is offered a retry button. */
const FAILURES_SHOWN = 2;

interface Asked {
  readonly state: { readonly error: unknown; readonly errorUpdateCount: number };
}

/** Query options for data of every page: a failed request is repeated automatically with growing pauses. */
export const retryForever = {
  refetchInterval: ({ state: { error, errorUpdateCount } }: Asked): number | false =>
    error !== null &&
    !(error instanceof SiteClosed) &&
    Math.min(PAUSE_MS * 2 ** errorUpdateCount, PAUSE_MAX_MS),
};

/** Whether the query has failed too often to keep showing its skeleton. */
export function isLost({ data, errorUpdateCount }: { data: unknown; errorUpdateCount: number }): boolean {
  return data === undefined && errorUpdateCount >= FAILURES_SHOWN;
}
