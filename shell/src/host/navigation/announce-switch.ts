import { publish } from '@shop/platform/events';
import { whenIdle } from '@shop/platform/http';

/** How long a switch waits for pending requests. */
const WAIT_MS = 3000;

/**
 * Announces that counterparty or city is about to change, and waits until the areas have sent pending changes: a
 * quantity typed a moment ago belongs to the basket it was typed in (§4: nothing typed is lost).
 */
export async function announceSwitch(): Promise<void> {
  publish('switch.requested', {});
  await whenIdle(WAIT_MS);
}
