import type { FastifyInstance } from 'fastify';
import { Unauthenticated } from '../../platform/errors/errors.ts';
import { readToken } from '../../platform/http/server/request-checks.ts';
import type { Services } from '../../platform/http/services.ts';
import { readSid } from '../../platform/http/session/sid-cookie.ts';

const HEARTBEAT_MS = 20_000;

/** A reader this far behind is dropped; it connects again and requests the state anew. */
const MAX_UNREAD_BYTES = 1024 * 1024;

/**
 * `GET /api/events/`: the live stream as text/event-stream, read with fetch so that it carries the headers. It ends
 * with its session and when the user switches the counterparty; the page then opens a new one.
 */
export function registerEvents(app: FastifyInstance, { actors, changes, events }: Services): void {
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
    const write = (text: string) => {
      raw.write(text);
      if (raw.writableLength > MAX_UNREAD_BYTES) raw.destroy();
    };
    const beat = async () => {
      await changes.caughtUp();
      const now = await actors.find(readToken(request), readSid(request));
      if (now === null || now.counterpartyId !== actor.counterpartyId || now.closure !== actor.closure)
        finish();
      else write(': alive\n\n');
    };
    write('retry: 3000\n\n');
    // A slow reader keeps the stream open after its end, and another event would be written past that end.
    const finish = () => {
      clearInterval(heartbeat);
      leave();
      raw.end();
    };
    const heartbeat = setInterval(() => {
      beat().catch((error: unknown) =>
        request.log.warn({ err: error }, 'the stream could not check its session'),
      );
    }, HEARTBEAT_MS);
    const leave = events.subscribe({
      actor,
      send: (event, payload, id) =>
        write(`event: ${event}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(payload)}\n\n`),
      end: finish,
    });
    raw.on('close', () => {
      clearInterval(heartbeat);
      leave();
    });
  });
}
