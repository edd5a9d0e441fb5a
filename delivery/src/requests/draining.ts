import { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const DRAIN_MS = 1000;
const FINISH_MS = 10_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Stops without dropping a request; resolves when everything is closed. */
    drain(): Promise<void>;
    isDraining(): boolean;
  }
}

/**
 * Drains before a restart: stops accepting, answers `Connection: close` for a second on existing connections,
 * so that clients leave by themselves, finishes, then closes. Live streams would never finish and are cut.
 */
export function registerDraining(app: FastifyInstance): void {
  let isDraining = false;
  const liveStreams = new Set<() => void>();
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    const cut = () => reply.raw.destroy();
    liveStreams.add(cut);
    reply.raw.once('close', () => liveStreams.delete(cut));
  });
  app.decorate('isDraining', () => isDraining);
  app.decorate('drain', async () => {
    isDraining = true;
    Server.prototype.close.call(app.server);
    await delay(DRAIN_MS);
    for (const cut of liveStreams) cut();
    const impatience = setTimeout(() => app.server.closeAllConnections(), FINISH_MS);
    await app.close();
    clearTimeout(impatience);
  });
}
