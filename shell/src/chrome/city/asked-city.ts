import { getSession } from '@shop/platform/session';

const COOKIE = 'city-asked';

/** Whether this user has put the question for the city aside in this browser session. */
export function wasAskedForCity(): boolean {
  return document.cookie.split('; ').includes(`${COOKIE}=${userId()}`);
}

/** Keeps the question away until the browser is closed. */
export function putCityAside(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain http and in Firefox.
  document.cookie = `${COOKIE}=${userId()}; Path=/; SameSite=Lax`;
}

function userId(): number {
  const session = getSession();
  return session.status === 'in' ? session.user.id : 0;
}
