import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Cookies that no script of a page can read: HttpOnly, and SameSite, so that a cross-site request sends none. On https
 * the name has the prefix `__Host-`, which no subdomain can set; that is not possible over plain http (loopback).
 */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const prefix = `${nameFor(request, name)}=`;
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
}

/** Adds a cookie and keeps the other cookies of the same answer. */
export function writeCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value, maxAgeS }: { readonly name: string; readonly value: string; readonly maxAgeS: number },
): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${nameFor(request, name)}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Strict${secure}`,
  );
}

function nameFor(request: FastifyRequest, name: string): string {
  return request.protocol === 'https' ? `__Host-${name}` : name;
}
