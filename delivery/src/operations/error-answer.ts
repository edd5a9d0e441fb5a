import { ReleaseRefused } from '../releases/gate/gate.ts';
import { ReleaseWithdrawn } from '../releases/moves/refuse-withdrawn.ts';
import { VersionTaken } from '../releases/moves/version-taken.ts';
import { PointerMovedError, ReleaseStoreError } from '../releases/store/store.ts';
import { type ErrorBody, type ErrorCode, RequestRefused, statuses } from './request-refused.ts';

export interface ErrorAnswer {
  readonly status: number;
  readonly body: ErrorBody;
}

/** The status and body for an error, in the language of the request; never with folders of the server. */
export function answerTo(error: unknown): ErrorAnswer {
  if (error instanceof RequestRefused) return answer(error.code, error.message, { reasons: error.reasons });
  if (error instanceof ReleaseRefused) {
    const [headline = ''] = error.message.split('\n', 1);
    const code = error instanceof ReleaseWithdrawn ? 'withdrawn' : 'refused';
    const taken = error instanceof VersionTaken ? { area: error.area, version: error.version } : undefined;
    const withdrawn = error instanceof ReleaseWithdrawn ? { area: error.area } : undefined;
    return answer(code, headline.replace(/:$/, ''), { reasons: error.reasons, taken, withdrawn });
  }
  if (error instanceof PointerMovedError) {
    const { area, expected, found } = error;
    return answer('conflict', error.message, { area, expected, found });
  }
  const { statusCode, code = '' } = error as { statusCode?: number; code?: string };
  if (statusCode === 413) return answer('too-large', 'The request is too large');
  if (statusCode === 415) return answer('wrong-type', 'The body must be application/json');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return answer('invalid', error instanceof Error ? error.message : 'The request cannot be read');
  if (error instanceof ReleaseStoreError || isOfTheSystem(code))
    return answer('unavailable', 'The release store cannot be reached, read or written right now');
  return answer('failed', 'Something went wrong here; the log of the origin says what');
}

/** Errors of files, of the store's lock, of connections and of PostgreSQL. */
function isOfTheSystem(code: unknown): boolean {
  return typeof code === 'string' && /^(E[A-Z0-9]+|ERR_SQLITE_ERROR|[0-9A-Z]{5})$/.test(code);
}

function answer(
  code: ErrorCode,
  message: string,
  details: Omit<ErrorBody['error'], 'code' | 'message'> = {},
) {
  const known = Object.entries(details).filter(([, detail]) => detail !== undefined);
  return { status: statuses[code], body: { error: { code, message, ...Object.fromEntries(known) } } };
}
