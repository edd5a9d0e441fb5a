import { getHome } from '@shop/contracts/catalog/home';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { getSession } from '@shop/platform/session';
import * as v from 'valibot';

export type Home = CallAnswer<typeof getHome>;

/** What the home page said last to this user in this browser. */
export function recallHome(): Home | undefined {
  try {
    const answer = v.safeParse(getHome.answer, JSON.parse(localStorage.getItem(storageKey()) ?? 'null'));
    return answer.success ? answer.output : undefined;
  } catch {
    return undefined;
  }
}

export function rememberHome(home: Home): void {
  try {
    localStorage.setItem(storageKey(), JSON.stringify(home));
  } catch {
    // A full or forbidden storage only costs the head start.
  }
}

function storageKey(): string {
  const session = getSession();
  return `shop.home.${session.status === 'in' ? session.user.id : 0}`;
}
