import type { ErrorBody, ErrorCode } from '../operations/request-refused.ts';

/** An origin has answered with an error, or not at all. */
export class OriginError extends Error {
  override readonly name = 'OriginError';
  readonly body: ErrorBody;
  constructor(body: ErrorBody, cause?: unknown) {
    super(body.error.message, { cause });
    this.body = body;
  }
}

export function originError(code: ErrorCode, message: string, cause?: unknown): OriginError {
  return new OriginError({ error: { code, message } }, cause);
}
