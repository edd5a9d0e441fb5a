import { SESSION_MAX_AGE_S } from '@shop/shared/contracts/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The cookie that binds a token to one browser: HttpOnly, so a stolen token alone opens nothing, and SameSite, so a
 * cross-site request brings nothing. Over plain http (loopback) the `__Host-` prefix is not possible.
 */
function nameFor(request: FastifyRequest): string {
  return request.protocol === 'https' ? '__Host-sid' : 'sid';
}

export function readSid(request: FastifyRequest): string | undefined {
  const name = nameFor(request);
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

export function writeSid(request: FastifyRequest, reply: FastifyReply, sid: string): void {
  reply.header('set-cookie', cookie(request, sid, SESSION_MAX_AGE_S));
}

export function clearSid(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', cookie(request, '', 0));
}

function cookie(request: FastifyRequest, value: string, maxAgeS: number): string {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return `${nameFor(request)}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Strict${secure}`;
}
