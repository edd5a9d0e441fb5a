import { AUTH_COOKIE } from '@shop/domain/constants';
import type { FastifyRequest } from 'fastify';

/** Credentials of a shop session: the token, and the cookie that binds it to the browser. */
export interface ShopSession {
  readonly token: string;
  readonly sid: string;
}

/** The session of the shop in this browser, live or not: both cookies come with every request to this origin. */
export function shopSessionOf(
  request: Pick<FastifyRequest, 'headers' | 'protocol'>,
): ShopSession | undefined {
  const token = readCookie(request, AUTH_COOKIE);
  const name = request.protocol === 'https' ? '__Host-sid' : 'sid';
  const sid = readCookie(request, name);
  if (token === undefined || sid === undefined) return undefined;
  try {
    const session = { token: decodeURIComponent(token), sid: `${name}=${sid}` };
    // A value that no header may hold is no session, and must not look like an API that does not answer.
    return Object.values(session).every((value) => /^[\x21-\x7e]+$/.test(value)) ? session : undefined;
  } catch {
    return undefined;
  }
}

/** The value of a cookie; undefined without one, or with several: then another site has planted one. */
export function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.filter((pair) => pair.startsWith(`${name}=`));
  return found.length === 1 ? found[0]!.slice(name.length + 1) || undefined : undefined;
}
