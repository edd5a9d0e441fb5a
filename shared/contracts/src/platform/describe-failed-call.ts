import type { FailedCall } from './telemetry.ts';

/** Maximum length of `GET /web/brands/ 200 data.items` with many fields. */
const MAX_LENGTH = 200;

/**
 * Describes a failed call in one line, identical on all pages. In a file of its own: a page needs the schemas of
 * telemetry only once it has something to report.
 */
export function describeFailedCall({
  call,
  status,
  fields = [],
}: Pick<FailedCall, 'call' | 'status' | 'fields'>) {
  return [call, status === 0 ? 'no answer' : status, ...fields].join(' ').slice(0, MAX_LENGTH);
}
