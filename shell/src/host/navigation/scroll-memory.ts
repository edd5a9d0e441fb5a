import { persisted } from '@shop/platform/storage';
import * as v from 'valibot';

/** Scroll positions of the last 50 pages by a random key of their history entry. */
const stored = persisted(v.array(v.tuple([v.string(), v.number()])), 'shop.scroll', 'tab');
const positions = new Map<string, number>(stored.read());

/** Stores the scroll position of a page by the key of its history entry. */
export function rememberScroll(locationKey: string, top: number): void {
  positions.delete(locationKey);
  positions.set(locationKey, top);
}

export function recallScroll(locationKey: string): number {
  return positions.get(locationKey) ?? 0;
}

/** Persists the positions over a reload (§4: the position survives a change of counterparty). */
export function storeScroll(): void {
  stored.write([...positions].slice(-50));
}
