import type { ApiError, ErrorCode } from '@shop/contracts/platform/envelope';

/** The API has refused the call. `message` is Russian, for the user. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly status: number;
  readonly errors: readonly ApiError[];
  readonly requestId: string | undefined;

  constructor(status: number, errors: readonly ApiError[], requestId: string | undefined) {
    super(errors[0]?.message ?? 'Что-то пошло не так');
    this.status = status;
    this.errors = errors;
    this.requestId = requestId;
  }

  get code(): ErrorCode {
    return this.errors[0]?.code ?? 500;
  }
}

const NO_ANSWER = 'Нет связи с сервером. Проверьте подключение и попробуйте ещё раз.';

/** There is no answer: offline, server down, or timeout. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  constructor(cause: unknown) {
    super(NO_ANSWER, { cause });
  }
}

/** The answer does not match its schema, or is not an envelope. `issues` and `fields` say where. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
  readonly issues: string;
  /** Paths of the mismatching fields, without values, for the log. */
  readonly fields: readonly string[];
  constructor(path: string, issues: string, fields: readonly string[] = []) {
    super('Сервер ответил не так, как ожидалось. Мы уже разбираемся.');
    this.issues = `${path}: ${issues}`;
    this.fields = fields;
  }
}

/** `data.closed` is set: the site is closed to this company (§8, the 501 page). */
export class SiteClosed extends Error {
  override readonly name = 'SiteClosed';
  constructor() {
    super('Доступ к сайту закрыт');
  }
}

/** The Russian message for any error. */
export function messageOf(error: unknown): string {
  const isTold = [ApiRefusal, NoAnswer, UnexpectedAnswer, SiteClosed].some((kind) => error instanceof kind);
  if (isTold) return (error as Error).message;
  // A lazy chunk did not load.
  if (error instanceof Error && error.name === 'ChunkLoadError') return NO_ANSWER;
  return 'Что-то пошло не так. Попробуйте ещё раз.';
}
