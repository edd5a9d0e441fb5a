import type { FastifyInstance } from 'fastify';
import type { LiveReleases } from './releases/store/live-releases.ts';

/**
 * `GET /healthz`: 200 with the running versions once pages can be served; 503 without a shell or while the
 * origin stops.
 */
export function registerHealth(app: FastifyInstance, live: Pick<LiveReleases, 'current'>): void {
  app.get('/healthz', async (_request, reply) => {
    const { shell, areas } = await live.current();
    const status = app.isDraining() ? 'stopping' : shell ? 'ok' : 'no shell is live';
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status,
        node: process.version,
        uptimeSeconds: Math.round(process.uptime()),
        shell: shell?.live.version ?? null,
        areas: Object.fromEntries([...areas].map(([area, { live }]) => [area, live.version])),
      });
  });
}
