import type { Call } from '@shop/contracts/platform/call';
import type { FailedCall } from '@shop/contracts/platform/telemetry';
import { ApiRefusal, SiteClosed, UnexpectedAnswer } from './errors.ts';

type Log = (failed: FailedCall) => void;

let log: Log = () => undefined;

/** Registers the receiver of failed calls (§8); the shell calls it once. */
export function provideCallLog(given: Log): void {
  log = given;
}

/**
 * Logs a failed call without personal data: the path of the contract instead of the address, and for a mismatching
 * answer the paths of the fields without values. A closed site and an aborted call are not failures.
 */
export function logFailedCall({ method, path }: Call, error: unknown, startedMs: number): void {
  if (error instanceof SiteClosed) return;
  log({
    call: `${method} ${path}`,
    status: statusOf(error),
    durationMs: Math.round(performance.now() - startedMs),
    ...(error instanceof ApiRefusal && error.requestId !== undefined && { requestId: error.requestId }),
    ...(error instanceof UnexpectedAnswer && error.fields.length > 0 && { fields: error.fields.slice(0, 5) }),
  });
}

/** HTTP status of the answer; 0 without one. */
function statusOf(error: unknown): number {
  if (error instanceof ApiRefusal) return error.status;
  return error instanceof UnexpectedAnswer ? 200 : 0;
}
