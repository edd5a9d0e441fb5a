import type { ErrorCode } from '@shop/contracts/platform/envelope';

/**
 * A failure that is reported to the caller (§8): HTTP status, envelope code, Russian message. Any other thrown value
 * answers 500 and reports only the request id.
 */
export class AppError extends Error {
  readonly statusCode: number;
  readonly code: ErrorCode;
  /** Path of the field or row in wire names: `products.3.quantity`. */
  readonly field: string | undefined;

  constructor(statusCode: number, code: ErrorCode, message: string, field?: string) {
    super(message);
    this.name = new.target.name;
    this.statusCode = statusCode;
    this.code = code;
    this.field = field;
  }
}

/** There is no such row, or it belongs to another company: both answer alike. `field` names the entry of a list. */
export class NotFound extends AppError {
  constructor(message = 'Ничего не найдено', field?: string) {
    super(404, 404, message, field);
  }
}

/** There is no session, or it has ended. */
export class Unauthenticated extends AppError {
  constructor(message = 'Сессия завершена. Войдите ещё раз') {
    super(401, 'auth', message);
  }
}

/** The user has no right to do this. */
export class Forbidden extends AppError {
  constructor(message = 'Недостаточно прав для этого действия') {
    super(403, 'forbidden', message);
  }
}

/** Input is invalid. `field` is the path of the field in wire names. */
export class Validation extends AppError {
  constructor(message: string, field?: string) {
    super(400, 'validation', message, field);
  }
}

/**
 * The same Idempotency-Key came with another body, somebody else changed the row first, or the company that `field` names
 * is not the current one.
 */
export class Conflict extends AppError {
  constructor(message: string, field?: string) {
    super(409, 'conflict', message, field);
  }
}

/** Stock or price changed since the buyer saw it. */
export class Changed extends AppError {
  constructor(message: string, field?: string) {
    super(409, 'changed', message, field);
  }
}

/** Login, password or code is wrong. */
export class Credentials extends AppError {
  constructor(message = 'Неверный логин или пароль', field?: string) {
    super(401, 'credentials', message, field);
  }
}

/** There were too many attempts, or the request is too large. `retryAfterS` becomes the Retry-After header. */
export class Limit extends AppError {
  readonly retryAfterS: number | undefined;

  constructor(message: string, retryAfterS?: number) {
    super(429, 'limit', message);
    this.retryAfterS = retryAfterS;
  }
}

/** A third party or the database does not answer. */
export class Unavailable extends AppError {
  constructor(message = 'Сервис временно недоступен. Попробуйте чуть позже') {
    super(503, 'unavailable', message);
  }
}

/** Date or Hash is missing, wrong, or more than 300 s off; the answer carries the server's time. */
export class ClockError extends AppError {
  constructor(message: string) {
    super(400, 'clock', message);
  }
}
