import { SESSION_MAX_AGE_S } from '@shop/domain/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, writeCookie } from './cookies.ts';

/** The cookie that binds a token to one browser: a stolen token alone opens nothing. */
const NAME = 'sid';

/** The sid of the browser that sends the request. */
export function readSid(request: FastifyRequest): string | undefined {
  return readCookie(request, NAME);
}

/** Sets the sid for the lifetime of a session. */
export function writeSid(request: FastifyRequest, reply: FastifyReply, sid: string): void {
  writeCookie(request, reply, { name: NAME, value: sid, maxAgeS: SESSION_MAX_AGE_S });
}

export function clearSid(request: FastifyRequest, reply: FastifyReply): void {
  writeCookie(request, reply, { name: NAME, value: '', maxAgeS: 0 });
}
