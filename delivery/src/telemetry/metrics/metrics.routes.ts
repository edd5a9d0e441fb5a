import { mayReadMetrics } from '@shop/server/metrics-access';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ReleaseStore } from '../../releases/store/store.ts';
import type { Metrics } from './metrics.ts';

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
    if (!mayReadMetrics(request, token)) {
      reply.callNotFound();
      return reply;
    }
    const pointers = await store.knownPointers().catch(() => undefined);
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8');
    return reply.send(await metrics.text(pointers));
  });
}
