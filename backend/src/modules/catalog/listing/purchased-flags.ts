import { sql } from 'kysely';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import type { FacetIndex } from '../facets/facet-index.ts';
import { findPurchased } from '../product/products.repository.ts';

interface Known {
  /** Changes with every order that is placed or cancelled. */
  readonly mark: string;
  readonly isSet: Uint8Array;
}

/** Counterparties remembered: 10 MB with 50,000 products. */
const MAX_KNOWN = 200;
const known = new WeakMap<FacetIndex, Map<number, Known>>();

/**
 * Which products of the index the counterparty has bought before, by position; null for who buys for none. Years of
 * orders are read once, and again when they have changed; otherwise a small statement sees that they have not.
 */
export async function findPurchasedFlags(
  db: Db,
  actor: ActingUser,
  index: FacetIndex,
): Promise<Uint8Array | null> {
  if (actor.counterpartyId === null) return null;
  const ofIndex = known.get(index) ?? new Map<number, Known>();
  known.set(index, ofIndex);
  const mark = await readMark(db, actor);
  const before = ofIndex.get(actor.counterpartyId);
  const isSet = before?.mark === mark ? before.isSet : flagged(index, await findPurchased(db, actor));
  // Whoever has not come for longest is forgotten first.
  ofIndex.delete(actor.counterpartyId);
  ofIndex.set(actor.counterpartyId, { mark, isSet });
  if (ofIndex.size > MAX_KNOWN) ofIndex.delete(ofIndex.keys().next().value!);
  return isSet;
}

async function readMark(db: Db, actor: ActingUser): Promise<string> {
  const { mark } = await scoped(db, actor)
    .selectFrom('orders')
    .select(sql<string>`concat(count(*), ' ', sum(orders.id))`.as('mark'))
    .where('orders.status', '<>', 'cancelled')
    .executeTakeFirstOrThrow();
  return mark;
}

function flagged({ data }: FacetIndex, ids: Iterable<number>): Uint8Array {
  const isSet = new Uint8Array(data.positions.length);
  for (const id of ids) {
    const position = data.positionById.get(id);
    if (position !== undefined) isSet[position] = 1;
  }
  return isSet;
}
