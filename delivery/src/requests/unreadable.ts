import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { commonHeaders, inertPolicy } from '../page/policy.ts';
import { envelopeOf, failureOf } from '../proxy/errors.ts';

export const BAD_ADDRESS = 'Адрес написан с ошибкой\n';

const answers: Readonly<Record<string, readonly [status: string, text: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'Слишком длинный запрос\n'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'Запрос шёл слишком долго\n'],
};
const other = ['400 Bad Request', 'Запрос составлен неверно\n'] as const;

/**
 * An address that cannot be decoded has no route, and such a request never reaches the hooks. A page request
 * is redirected to the address with its broken characters escaped, where the shop answers with its own «not
 * found».
 */
export function answerBadAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.headers.accept?.includes('text/html')) {
    return reply.headers({ ...commonHeaders, 'cache-control': 'no-store' }).redirect(spelledOut(request.url));
  }
  reply
    .code(400)
    .headers({ ...commonHeaders, 'cache-control': 'no-store', 'content-security-policy': inertPolicy });
  return /^\/(api|web)\//.test(request.url)
    ? reply.send(envelopeOf(failureOf({ statusCode: 400 }), request.id))
    : reply.type('text/plain; charset=utf-8').send(BAD_ADDRESS);
}

/** `/a%zz/%E0%A4%A/` becomes `/a%25zz/%25E0%25A4%25A/`; what can be decoded stays, and so does this origin. */
function spelledOut(url: string): string {
  const [path = '/', ...query] = url.split('?');
  const readable = path.replace(/(?:%[\da-f]{2})+|%/gi, (signs) =>
    isReadable(signs) ? signs : signs.replaceAll('%', '%25'),
  );
  return [readable.replace(/^\/{2,}/, '/'), ...query].join('?');
}

function isReadable(signs: string): boolean {
  try {
    decodeURIComponent(signs);
    return true;
  } catch {
    return false;
  }
}

/** Bytes on a connection that are no readable request: too long, too slow, or no HTTP. */
export function answerUnreadable({ code = '' }: { code?: string }, socket: Socket): void {
  if (!socket.writable || code === 'ECONNRESET') return;
  const [status, text] = (Object.hasOwn(answers, code) && answers[code]) || other;
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: text/plain; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}
