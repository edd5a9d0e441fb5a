import type { FailureKind } from '@shop/contracts/platform/telemetry';
import { ApiRefusal, NoAnswer, SiteClosed } from '@shop/platform/http';
import { isChunkFailure, isNotFound } from './page-not-found.ts';

/** The telemetry kind of a render error; undefined for a 404 or a closed site, which are not failures. */
export function renderProblem(error: unknown): FailureKind | 'call' | undefined {
  if (isNotFound(error) || error instanceof SiteClosed) return undefined;
  if (isChunkFailure(error)) return 'chunk';
  // A release is not at fault if the API is down, busy, or has logged the user out; it is for an invalid call.
  const isOfApi =
    error instanceof ApiRefusal && (error.status >= 500 || [401, 403, 429].includes(error.status));
  return isOfApi || error instanceof NoAnswer ? 'call' : 'render';
}
