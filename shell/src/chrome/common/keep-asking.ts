import { SiteClosed } from '@shop/platform/http';

const PAUSE_MS = 1_000;
const PAUSE_MAX_MS = 30_000;
/** After so many failures the user is offered to ask, too. */
const FAILURES_TOLD = 2;

interface Asked {
  readonly state: { readonly error: unknown; readonly errorUpdateCount: number };
}

/** For data that is on every page: after a failure it is asked for again by itself, with pauses that grow. */
export const keepAsking = {
  refetchInterval: ({ state: { error, errorUpdateCount } }: Asked): number | false =>
    error !== null &&
    !(error instanceof SiteClosed) &&
    Math.min(PAUSE_MS * 2 ** errorUpdateCount, PAUSE_MAX_MS),
};

/** Whether it has failed too often to leave a skeleton in its place. */
export function isLost({ data, errorUpdateCount }: { data: unknown; errorUpdateCount: number }): boolean {
  return data === undefined && errorUpdateCount >= FAILURES_TOLD;
}
