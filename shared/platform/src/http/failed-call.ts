import type { Call } from '@shop/contracts/platform/call';
import type { FailedCall } from '@shop/contracts/platform/telemetry';
import { ApiRefusal, SiteClosed, UnexpectedAnswer } from './errors.ts';

type Log = (failed: FailedCall) => void;

let log: Log = () => undefined;

/** Hears of every call that fails, from now on (§8); called once, by the shell. */
export function provideCallLog(given: Log): void {
  log = given;
}

/**
 * Logs a failed call: its path as the contract has it, so without the id of anybody, and of an answer that does not fit
 * the contract the paths of the fields, never their values. A closed site and a call that was called off are no failures.
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
