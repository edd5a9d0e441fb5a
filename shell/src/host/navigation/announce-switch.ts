import { publish } from '@shop/platform/events';
import { whenIdle } from '@shop/platform/http';

/** How long a switch waits for what is still on its way. */
const WAIT_MS = 3000;

/**
 * Says that counterparty or city is about to change and waits until what areas had not sent yet has been: a quantity
 * typed a moment ago belongs to the basket it was typed in (§4: nothing typed is lost).
 */
export async function announceSwitch(): Promise<void> {
  publish('switch.requested', {});
  await whenIdle(WAIT_MS);
}
