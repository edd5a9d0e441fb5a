/** HTTP status by the code of an error. */
export const statuses = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'files-missing': 409,
  'wrong-offset': 409,
  'too-large': 413,
  'wrong-type': 415,
  refused: 422,
  withdrawn: 422,
  'wrong-content': 422,
  'too-many-failures': 429,
  busy: 429,
  failed: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statuses;

/** The body of every answer that is an error. */
export interface ErrorBody {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    /** One a line, for people. */
    readonly reasons?: readonly string[];
    /** With `refused`: a version that the store holds with other content. */
    readonly taken?: { readonly area: string; readonly version: string };
    /** The area whose release was withdrawn. */
    readonly withdrawn?: { readonly area: string };
    /** With `conflict`: the area and the revisions of its pointer. */
    readonly area?: string;
    readonly expected?: number;
    readonly found?: number;
  };
}

/** A request that cannot be fulfilled as it was sent; the message is for its sender. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly code: ErrorCode;
  readonly reasons: readonly string[] | undefined;
  constructor(code: ErrorCode, message: string, reasons?: readonly string[]) {
    super(message);
    this.code = code;
    this.reasons = reasons;
  }
}
