import { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

const DRAIN_MS = 1000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Stops without dropping a request; resolves when everything is closed. */
    drain(): Promise<void>;
  }
}

/**
 * Restarts without dropping a request: stop accepting, answer `Connection: close` for a second on open connections so
 * that clients leave by themselves, finish, then close. `server.close()` alone cuts idle connections on which the next
 * request may already be under way.
 */
export function registerDraining(app: FastifyInstance, { events }: Services): void {
  let isDraining = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  app.decorate('drain', async () => {
    isDraining = true;
    Server.prototype.close.call(app.server);
    events.endAll();
    await delay(DRAIN_MS);
    await app.close();
  });
  app.addHook('preClose', async () => events.endAll());
}
