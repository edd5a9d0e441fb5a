import type { FailureKind } from '@shop/contracts/platform/telemetry';
import { ApiRefusal, NoAnswer, SiteClosed } from '@shop/platform/http';
import { isChunkFailure, isNotFound } from './page-not-found.ts';

/** What telemetry calls an error thrown while rendering; undefined when it is none: a 404, a closed site. */
export function renderProblem(error: unknown): FailureKind | 'call' | undefined {
  if (isNotFound(error) || error instanceof SiteClosed) return undefined;
  if (isChunkFailure(error)) return 'chunk';
  // No release is to blame when the API is down, busy, or has logged the user out; for a wrong call it is.
  const isOfApi =
    error instanceof ApiRefusal && (error.status >= 500 || [401, 403, 429].includes(error.status));
  return isOfApi || error instanceof NoAnswer ? 'call' : 'render';
}
