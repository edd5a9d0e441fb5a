import { getHome } from '@shop/contracts/catalog/home';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { persisted } from '@shop/platform/storage';

export type Home = CallAnswer<typeof getHome>;

/** The arrangement of the home page as last shown. */
const stored = persisted(getHome.answer, 'shop.home.{user}', 'browser');

/** Returns the arrangement that this user last saw in this browser. */
export function recallHome(): Home | undefined {
  return stored.read();
}

export function rememberHome(home: Home): void {
  stored.write(home);
}
