import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { GRANT_MS, type Grant, grant } from './override.ts';

type Visit = Pick<FastifyRequest, 'headers' | 'protocol'>;

/** The Set-Cookie header that stores a grant; with no overrides, the header that deletes it. */
export function grantCookie(visit: Visit, secret: string, kept: Grant | undefined): string {
  const isSecure = visit.protocol === 'https';
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  if (!kept) return `${nameFor(visit)}=; Max-Age=0; ${attributes}`;
  const body = Buffer.from(JSON.stringify(kept)).toString('base64url');
  const value = `${body}.${sign(body, secret)}`;
  return `${nameFor(visit)}=${value}; Max-Age=${GRANT_MS / 1000}; ${attributes}`;
}

/** The grant in a request, if this shop has signed it and it has not expired. */
export function readGrant(visit: Visit, secret: string, nowMs = Date.now()): Grant | undefined {
  const name = nameFor(visit);
  const pairs = (visit.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const values = pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  // With two of them, another site has planted one.
  if (values.length !== 1) return undefined;
  const [body = '', signature = '', ...more] = values[0]!.split('.');
  if (more.length > 0 || !isSame(signature, sign(body, secret))) return undefined;
  const parsed = v.safeParse(grant, JSON.parse(Buffer.from(body, 'base64url').toString()));
  return parsed.success && parsed.output.expiresAtMs > nowMs ? parsed.output : undefined;
}

/** Over https no other host, a subdomain least of all, can set a cookie of this name. */
function nameFor({ protocol }: Visit): string {
  return protocol === 'https' ? '__Host-shop-overrides' : 'shop-overrides';
}

function sign(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
