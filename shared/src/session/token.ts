import { AUTH_COOKIE, AUTH_COOKIE_MAX_AGE_S } from '../contracts/constants.ts';

/** The token of the session, or undefined when the cookie is missing or has run out (§4). */
export function readToken(): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${AUTH_COOKIE}=`));
  return pair ? decodeURIComponent(pair.slice(AUTH_COOKIE.length + 1)) || undefined : undefined;
}

/** Stores the token for 1440 s; called again after every successful session check, so it slides. */
export function storeToken(token: string): void {
  writeCookie(encodeURIComponent(token), AUTH_COOKIE_MAX_AGE_S);
}

export function dropToken(): void {
  writeCookie('', 0);
}

function writeCookie(value: string, maxAgeS: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The page has to read it (§7: Authorization-Token), so it cannot be HttpOnly; the server never takes it as proof.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain http and in Firefox.
  document.cookie = `${AUTH_COOKIE}=${value}; Max-Age=${maxAgeS}; Path=/; SameSite=Strict${secure}`;
}
