import type { Actor } from '../../../platform/actor/actor.ts';
import type { FacetIndex } from '../facets/facet-index.ts';
import { findPurchased } from '../product/products.repository.ts';
import type { ListingRows } from './listing-rows.ts';

interface Cached {
  /** Changes whenever an order is placed or cancelled. */
  readonly version: string;
  readonly isSet: Uint8Array;
}

/** A counterparty takes a byte for each product. */
const MOST_BYTES = 20_000_000;
const cache = new WeakMap<FacetIndex, Map<number, Cached>>();

/**
 * Marks by position the products that the counterparty has bought; null without a counterparty. Years of orders are
 * read once per change.
 */
export async function findPurchasedFlags(
  rows: ListingRows,
  actor: Actor,
  index: FacetIndex,
): Promise<Uint8Array | null> {
  if (actor.counterpartyId === null) return null;
  const ofIndex = cache.get(index) ?? new Map<number, Cached>();
  cache.set(index, ofIndex);
  const version = await rows.ordersVersion(actor, actor.counterpartyId);
  const before = ofIndex.get(actor.counterpartyId);
  const isSet =
    before?.version === version ? before.isSet : flagged(index, await findPurchased(rows.db, actor));
  // Reinserting makes the map a least-recently-used cache.
  ofIndex.delete(actor.counterpartyId);
  ofIndex.set(actor.counterpartyId, { version, isSet });
  if (ofIndex.size * isSet.length > MOST_BYTES) ofIndex.delete(ofIndex.keys().next().value!);
  return isSet;
}

function flagged({ data }: FacetIndex, ids: Iterable<number>): Uint8Array {
  const isSet = new Uint8Array(data.positions.length);
  for (const id of ids) {
    const position = data.positionById.get(id);
    if (position !== undefined) isSet[position] = 1;
  }
  return isSet;
}
