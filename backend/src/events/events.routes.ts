import type { FastifyInstance } from 'fastify';
import { Unauthenticated } from '../http/errors.ts';
import type { Services } from '../services.ts';

const HEARTBEAT_MS = 20_000;

/**
 * `GET /api/events/`: the live stream as text/event-stream, read with fetch so that it carries the headers.
 * A stream shows what its session may see at the start; after a counterparty switch the page opens a new one.
 */
export function registerEvents(app: FastifyInstance, { events }: Services): void {
  app.get('/api/events/', (request, reply) => {
    const { actor } = request;
    if (actor === null) throw new Unauthenticated();
    reply.hijack();
    const { raw } = reply;
    const headers = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined);
    raw.writeHead(200, {
      ...Object.fromEntries(headers),
      'content-type': 'text/event-stream; charset=utf-8',
    });
    raw.write('retry: 3000\n\n');
    const heartbeat = setInterval(() => raw.write(': alive\n\n'), HEARTBEAT_MS);
    const leave = events.subscribe({
      actor,
      send: (event, payload) => raw.write(`event: ${event}\ndata: ${JSON.stringify(payload)}\n\n`),
      end: () => raw.end(),
    });
    raw.on('close', () => {
      clearInterval(heartbeat);
      leave();
    });
  });
}
