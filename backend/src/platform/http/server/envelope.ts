import type { ApiError, Envelope } from '@shop/contracts/platform/envelope';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, ClockError, Limit, NotFound, Unavailable, Validation } from '../../errors/errors.ts';

/** The envelope of a successful answer (§8). */
export function success(data: unknown, requestId: string): Envelope {
  return { status: 'success', data: data ?? null, errors: [], requestId };
}

/** The envelope of a failure. HTTP status, code and message come from the error; nothing else of it is sent. */
export function failure(error: AppError, requestId: string): Envelope {
  const reported: ApiError = { code: error.code, message: error.message };
  if (error.field !== undefined) reported.field = error.field;
  const frame: Envelope = { status: 'error', data: null, errors: [reported], requestId };
  return error instanceof ClockError ? { ...frame, serverTime: new Date().toUTCString() } : frame;
}

/** Makes every error of the server and of Fastify answer with the envelope. */
export function registerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendFailure(new NotFound(), request, reply));
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = toAppError(error);
    if (known.statusCode >= 500) request.log.error({ err: error }, 'the call failed');
    else request.log.info({ code: known.code, field: known.field }, 'the call was refused');
    return sendFailure(known, request, reply);
  });
}

/** Sends a failure with its status, and Retry-After if the error has one. */
export function sendFailure(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Limit && error.retryAfterS !== undefined)
    reply.header('retry-after', error.retryAfterS);
  return reply
    .code(error.statusCode)
    .type('application/json; charset=utf-8')
    .send(failure(error, request.id));
}

/** Turns any error into one that may be shown to the user. */
export function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError(413, 'limit', 'Слишком большой запрос');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new AppError(415, 'validation', 'Тело запроса должно быть в формате JSON');
  }
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY') return new Validation('Тело запроса — не JSON');
  if (isDatabaseAway(error)) return new Unavailable();
  const status = error.statusCode ?? 500;
  if (status === 404) return new NotFound();
  if (status >= 400 && status < 500) return new AppError(status, 'validation', 'Неверный запрос');
  return new AppError(500, 500, 'Ошибка на сервере. Мы уже знаем о ней');
}

/** Matches a refused or cut connection, a server that starts or stops, and a pool without a free connection in time. */
function isDatabaseAway({ code, message }: { code?: string; message: string }): boolean {
  if (/^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|08\w{3}|57P0[1-3]|53300)$/.test(code ?? '')) return true;
  return /Connection terminated|timeout exceeded when trying to connect/.test(message);
}
