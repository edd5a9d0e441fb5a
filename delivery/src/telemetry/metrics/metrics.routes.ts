import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseStore } from '../../releases/store/store.ts';
import type { Metrics } from './metrics.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * `GET /metrics` for Prometheus: with the token of the setting, or without one from this machine itself, past
 * any proxy; 404 for everybody else.
 */
export function registerMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  store: Pick<ReleaseStore, 'knownPointers'>,
  token: string | undefined,
): void {
  app.addHook('onResponse', async (request, reply) => metrics.request(request.url, reply.statusCode));
  app.get('/metrics', async (request, reply): Promise<FastifyReply> => {
    if (!mayRead(request, token)) {
      reply.callNotFound();
      return reply;
    }
    const pointers = await store.knownPointers().catch(() => undefined);
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8');
    return reply.send(await metrics.text(pointers));
  });
}

function mayRead({ headers, raw }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && loopback.has(raw.socket.remoteAddress ?? '');
}

function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
