const COOKIE = 'cookie-notice';
const YEAR_S = 365 * 86_400;

/** Whether the notice has been acknowledged in this browser. */
export function isAcknowledged(): boolean {
  return document.cookie.split('; ').includes(`${COOKIE}=closed`);
}

/** Stores the choice in a cookie (§4) for a year. */
export function acknowledge(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain http and in Firefox.
  document.cookie = `${COOKIE}=closed; Max-Age=${YEAR_S}; Path=/; SameSite=Lax${secure}`;
}
