import type { ApiError, Envelope } from '@shop/contracts/platform/envelope';

/** A request to the API that failed here; answered with the envelope of §8. */
export interface ProxyFailure {
  readonly status: number;
  readonly code: ApiError['code'];
  readonly message: string;
}

/** The body of a request is longer than the origin forwards. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
  readonly limitBytes: number;

  constructor(limitBytes: number) {
    super();
    this.limitBytes = limitBytes;
  }
}

const UNAVAILABLE = 'Магазин временно не отвечает. Повторите попытку через минуту.';

/** The response for an error on the way to the API. */
export function failureOf(error: unknown): ProxyFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof BodyTooLargeError)
      return {
        status: 413,
        code: 'limit',
        message: `Файл больше ${toMegabytes(cause.limitBytes)}\u00a0МБ. Разделите его на части и отправьте по одной.`,
      };
  const { statusCode } = error as { statusCode?: number };
  if (statusCode === 404) return { status: 404, code: 404, message: 'Такого адреса нет' };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return { status: statusCode, code: 'validation', message: 'Запрос составлен неверно' };
  if (statusCode === 504)
    return {
      status: 504,
      code: 'unavailable',
      message: 'Магазин отвечает слишком долго. Повторите попытку через минуту.',
    };
  return { status: statusCode === 502 ? 502 : 503, code: 'unavailable', message: UNAVAILABLE };
}

function toMegabytes(bytes: number): string {
  return (bytes / 1024 ** 2).toLocaleString('ru-RU', { maximumFractionDigits: 3 });
}

/** The envelope of a failure. */
export function envelopeOf({ code, message }: ProxyFailure, requestId: string): Envelope {
  return { status: 'error', errors: [{ code, message }], requestId };
}
