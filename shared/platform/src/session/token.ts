import {
  AUTH_COOKIE,
  AUTH_COOKIE_MAX_AGE_S,
  MANAGER_PAGE_COOKIE,
  MANAGER_TOKEN_COOKIE,
} from '@shop/domain/constants';

/** The token of the session, or undefined when the cookie is missing or has run out (§4). */
export function readToken(): string | undefined {
  return readCookie(AUTH_COOKIE);
}

/** Stores the token for 1440 s; called again after every successful session check, so it slides. */
export function storeToken(token: string): void {
  writeCookie(AUTH_COOKIE, token, AUTH_COOKIE_MAX_AGE_S);
}

/** Forgets the session, and with it the one that whoever acts for somebody would go back to (§4). */
export function dropToken(): void {
  for (const name of [AUTH_COOKIE, MANAGER_TOKEN_COOKIE, MANAGER_PAGE_COOKIE]) writeCookie(name, '', 0);
}

/** A cookie of the page; undefined when it is empty or missing. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) || undefined : undefined;
}

/** Of this site alone; with 0 seconds it goes. */
export function writeCookie(name: string, value: string, maxAgeS: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The page has to read it (§7: Authorization-Token), so it cannot be HttpOnly; the server never takes it as proof.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain http and in Firefox.
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeS}; Path=/; SameSite=Strict${secure}`;
}
