import { getSession } from '@shop/platform/session';
import * as v from 'valibot';

const KEPT = 10;
const searches = v.array(v.string());

/** What the user has searched for in this browser, the latest first. */
export function readRecentSearches(): readonly string[] {
  try {
    return v.parse(searches, JSON.parse(localStorage.getItem(storageKey()) ?? '[]'));
  } catch {
    return [];
  }
}

/** Remembers a search of the user; the same one in other letters moves to the front. */
export function rememberSearch(query: string): void {
  const others = readRecentSearches().filter((kept) => kept.toLowerCase() !== query.toLowerCase());
  try {
    localStorage.setItem(storageKey(), JSON.stringify([query, ...others].slice(0, KEPT)));
  } catch {
    // A full or forbidden storage only costs the memory.
  }
}

/** By user: the next one on the same computer sees none of it. */
function storageKey(): string {
  const session = getSession();
  return `shop.searches.${session.status === 'in' ? session.user.id : 0}`;
}
