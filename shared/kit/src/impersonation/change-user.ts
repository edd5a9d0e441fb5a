import { publish } from '@shop/platform/events';
import { whenIdle } from '@shop/platform/http';
import { storeToken } from '@shop/platform/session';

/** How long the change of the user waits for pending requests. */
const WAIT_MS = 3000;

/** Sends what is still unsent: a quantity typed a moment ago belongs to the basket it was typed in. */
export async function sendPendingChanges(): Promise<void> {
  publish('switch.requested', {});
  await whenIdle(WAIT_MS);
}

/**
 * Opens `page` in this tab as the user of the token, and reloads every other tab, because header, rights, basket and
 * caches belong to another user.
 */
export function continueAs(token: string, page: string): void {
  storeToken(token);
  publish('counterparty.switched', { counterpartyId: null });
  window.location.assign(/^\/(?!\/)/.test(page) ? page : '/');
}
