import type { FailedCall } from './telemetry.ts';

/** Longest that `GET /web/brands/ 200 data.items` may become with many fields. */
const MAX_LENGTH = 200;

/**
 * A failed call in a line, the same for all pages. Apart from the schemas of reports, which no page needs before it has
 * something to report.
 */
export function describeFailedCall({
  call,
  status,
  fields = [],
}: Pick<FailedCall, 'call' | 'status' | 'fields'>) {
  return [call, status === 0 ? 'no answer' : status, ...fields].join(' ').slice(0, MAX_LENGTH);
}
