import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DevEntries } from './dev-entries.ts';

/**
 * `/releases/<area>/dev/…`, files and the socket of updates, come from the area's dev server. The page talks to its own
 * origin only, so its policy is the one of production, and whatever breaks it is seen while it is written.
 */
export async function registerDevServers(app: FastifyInstance, entries: DevEntries): Promise<void> {
  for (const [area, upstream] of entries) {
    const prefix = `/releases/${area}/dev`;
    const common = { prefix, rewritePrefix: prefix, disableRequestLogging: true };
    await app.register(httpProxy, { ...common, upstream, websocket: true, wsClientOptions });
  }
}

/** The dev server refuses sockets that pages of another host open, so it has to hear who opens one. */
const wsClientOptions = {
  headers: {},
  rewriteRequestHeaders: (headers: object, request: FastifyRequest) => ({
    ...headers,
    origin: request.headers.origin ?? 'null',
  }),
};
