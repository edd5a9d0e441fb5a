import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ExchangeLoginError } from '../../modules/exchange/exchange.api.ts';
import { Limit } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/http/services.ts';
import { ExchangeDesk } from './exchange-desk.ts';
import { ExchangeRefusal, readExchangeQuery } from './protocol/exchange-request.ts';
import type { ExchangeWork } from './work/exchange-work.ts';

const PATH = '/api/1c/exchange';

/**
 * `/api/1c/exchange`: the exchange with 1C as its module «Обмен с сайтом» speaks it. Outside the envelope and without
 * Date and Hash, which 1C cannot send (decision 107): the answer is plain text whose first line decides, and a node logs in by
 * Basic authentication.
 */
export async function registerExchange(
  app: FastifyInstance,
  services: Services,
  work: ExchangeWork,
): Promise<void> {
  const desk = new ExchangeDesk(services, work);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Clients declare anything, even what is no type; the body is a file and is written to the disk as it comes.
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.addHook('onRequest', async ({ raw }) => {
      delete raw.headers['content-type'];
    });
    scope.setErrorHandler((error: Error, request, reply) => answerError(error, request, reply));
    scope.route({
      method: ['GET', 'POST'],
      url: PATH,
      config: { isUnchecked: true },
      handler: async (request, reply) => answer(desk, request, reply),
    });
  });
}

async function answer(desk: ExchangeDesk, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const query = readExchangeQuery(request);
  const { text, xml, cookie } = await desk.serve(query, request, request.body as Readable | undefined);
  if (cookie !== undefined) reply.header('set-cookie', cookie);
  if (xml !== undefined) return reply.type(`text/xml; charset=${xml.encoding}`).send(xml.bytes);
  return reply.type('text/plain; charset=utf-8').send(text);
}

/** The reason stands in 1C's own protocol of the exchange, where the person who set it up looks. */
function answerError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const say = (message: string) => reply.type('text/plain; charset=utf-8').send(`failure\n${message}`);
  if (error instanceof ExchangeRefusal) return say(error.message);
  if (error instanceof ExchangeLoginError)
    return reply
      .code(401)
      .header('www-authenticate', 'Basic realm="1C", charset="UTF-8"')
      .send(`failure\n${error.message}`);
  if (error instanceof Limit) {
    reply.code(429).header('retry-after', String(error.retryAfterS ?? 60));
    return say(error.message);
  }
  // A cut connection hears no answer.
  if (!request.raw.complete) return reply.code(400).send('failure\nФайл передан не полностью');
  request.log.error({ err: error }, 'a call of the exchange failed');
  reply.code(500);
  return say(`Ошибка на сервере магазина, номер ${request.id}`);
}
