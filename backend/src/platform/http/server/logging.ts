import type { FastifyInstance } from 'fastify';
import type { LoggerOptions } from 'pino';

/**
 * Log lines hold no secrets because they never receive any: no headers, cookies, bodies or query strings, and the route
 * instead of the path, since a file's path is its key.
 */
export function loggerOptions(level: string, stream?: { write(line: string): void }): LoggerOptions {
  const options: LoggerOptions & { stream?: { write(line: string): void } } = {
    level,
    serializers: { err: serialiseError, req: () => undefined, res: () => undefined },
    redact: {
      paths: [
        'token',
        'password',
        'sid',
        'hash',
        'cookie',
        '*.token',
        '*.password',
        '*.sid',
        '*.hash',
        '*.cookie',
      ],
      censor: '***',
    },
  };
  return stream === undefined ? options : ({ ...options, stream } as LoggerOptions);
}

/** One line for each answered request. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.actor?.userId,
        actedBy: request.actor?.actedBy?.id,
      },
      'answered',
    );
  });
}

/** Leaves out the fields of a database error that quote values of rows. */
function serialiseError(error: Error & { code?: unknown; constraint?: unknown }) {
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    code: error.code,
    constraint: error.constraint,
  };
}
