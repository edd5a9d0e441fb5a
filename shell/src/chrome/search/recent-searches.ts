import { persisted } from '@shop/platform/storage';
import * as v from 'valibot';

const KEPT = 10;

/** The last ten searches. */
const searches = persisted(v.array(v.string()), 'shop.searches.{user}', 'browser');

/** Returns the user's searches in this browser, the latest first. */
export function readRecentSearches(): readonly string[] {
  return searches.read() ?? [];
}

/** Stores a search of the user; the same one in another case moves to the front. */
export function rememberSearch(query: string): void {
  const others = readRecentSearches().filter((kept) => kept.toLowerCase() !== query.toLowerCase());
  searches.write([query, ...others].slice(0, KEPT));
}
