import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LiveReleases } from '../releases/store/live-releases.ts';
import { announceReleases } from '../visitor/releases-header.ts';
import { envelopeOf, failureOf } from './errors.ts';
import { fromApiHeaders, toApiHeaders } from './headers.ts';
import { isWorthCompressing } from './is-worth-compressing.ts';
import { limitBody } from './limit-body.ts';

export interface ProxySettings {
  readonly apiOrigin: string;
  readonly bodyLimitBytes: number;
}

/** Delays before a reading call is retried: a restarting API is back soon. */
const RETRY_DELAYS_MS = [100, 400, 1000];
const ANSWER_TIMEOUT_MS = 60_000;
/** Longer than the pause between two heartbeats of the live stream. */
const SILENCE_TIMEOUT_MS = 120_000;
/** Level 5 makes a listing 9 times smaller in 0.7 ms; higher levels take longer for little, and are for files that are kept. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const lostConnections = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** `/api` and `/web` go to the API, bodies and answers as streams; whatever fails here is an envelope (§8). */
export async function registerProxy(
  app: FastifyInstance,
  live: Pick<LiveReleases, 'current'>,
  settings: ProxySettings,
): Promise<void> {
  await app.register(async (scope) => {
    announceReleases(scope, live);
    await scope.register(compress, { global: false, encodings: ['br', 'gzip'], brotliOptions });
    scope.setErrorHandler((error, _request, reply) => answerFailure(reply, error));
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    scope.addHook('preParsing', async (request, _reply, body) =>
      limitBody(request, body as Readable, settings.bodyLimitBytes),
    );
    for (const prefix of ['/api', '/web'])
      await scope.register(httpProxy, proxyOptions(prefix, settings.apiOrigin));
  });
}

function proxyOptions(prefix: string, upstream: string): FastifyHttpProxyOptions {
  return {
    upstream,
    prefix,
    rewritePrefix: prefix,
    disableRequestLogging: true,
    destroyAgent: true,
    // There is no limit on sockets: every open page holds one for its live stream.
    undici: {
      connections: null,
      headersTimeout: ANSWER_TIMEOUT_MS,
      bodyTimeout: SILENCE_TIMEOUT_MS,
    } as object,
    replyOptions: {
      rewriteRequestHeaders: toApiHeaders,
      rewriteHeaders: fromApiHeaders,
      onResponse: (_request, reply, answer) => {
        const stream = streamOf(answer);
        if (isWorthCompressing(reply.getHeaders())) return (reply as FastifyReply).compress(stream);
        // Node holds headers back until the first byte, and a live stream may be silent for a while.
        stream.once('resume', () => (reply.raw as ServerResponse).flushHeaders());
        reply.send(stream);
      },
      onError: (reply, { error }) => answerFailure(reply as FastifyReply, error),
      retryDelay: ({ req, err, attempt }) => {
        const isReading = req.method === 'GET' || req.method === 'HEAD';
        const { code = '' } = (err ?? {}) as NodeJS.ErrnoException;
        return isReading && lostConnections.has(code) ? (RETRY_DELAYS_MS[attempt] ?? null) : null;
      },
    },
  };
}

/** The body of the API's answer; reply-from's types (12.6) name Node's response instead of what it passes. */
function streamOf(answer: object): Readable {
  if ('stream' in answer && answer.stream instanceof Readable) return answer.stream;
  throw new TypeError('An answer of the API has no stream');
}

function answerFailure(reply: FastifyReply, error: unknown): FastifyReply {
  const failure = failureOf(error);
  if (failure.status >= 500) reply.log.error({ err: error }, 'the API did not answer');
  if (failure.status === 413) reply.header('connection', 'close');
  if (failure.status === 503) reply.header('retry-after', '5');
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .send(envelopeOf(failure, reply.request.id));
}
