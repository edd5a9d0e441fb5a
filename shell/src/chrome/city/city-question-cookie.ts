import { getSession } from '@shop/platform/session';

const COOKIE = 'city-asked';

/** Whether this user has dismissed the question about the city in this browser session. */
export function wasQuestionDismissed(): boolean {
  return document.cookie.split('; ').includes(`${COOKIE}=${userId()}`);
}

/** Hides the question until the browser is closed. */
export function dismissQuestion(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain http and in Firefox.
  document.cookie = `${COOKIE}=${userId()}; Path=/; SameSite=Lax`;
}

function userId(): number {
  const session = getSession();
  return session.status === 'in' ? session.user.id : 0;
}
