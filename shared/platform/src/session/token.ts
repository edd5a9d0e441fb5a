import {
  AUTH_COOKIE,
  AUTH_COOKIE_MAX_AGE_S,
  MANAGER_PAGE_COOKIE,
  MANAGER_TOKEN_COOKIE,
} from '@shop/domain/constants';

/** The session token; undefined if the cookie is missing or has expired (§4). */
export function readToken(): string | undefined {
  return readCookie(AUTH_COOKIE);
}

/** Stores the token for 1440 s; every successful session check stores it again. */
export function storeToken(token: string): void {
  writeCookie(AUTH_COOKIE, token, AUTH_COOKIE_MAX_AGE_S);
}

/** Deletes the session, and with it the one to return to after an impersonation (§4). */
export function dropToken(): void {
  for (const name of [AUTH_COOKIE, MANAGER_TOKEN_COOKIE, MANAGER_PAGE_COOKIE]) writeCookie(name, '', 0);
}

/** Reads a cookie of the page; undefined if it is empty or missing. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) || undefined : undefined;
}

/** Writes a cookie for this site only; 0 seconds delete it. */
export function writeCookie(name: string, value: string, maxAgeS: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The page has to read it (§7: Authorization-Token), so it cannot be HttpOnly; the server never takes it as proof.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain http and in Firefox.
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeS}; Path=/; SameSite=Strict${secure}`;
}
