import { sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { anyOf, findOfferRecords, type OfferRecord, type PriceTerms } from '../offers/offers.api.ts';
import type { DeletedRow, OfferQuantity } from './basket-rows.repository.ts';

/** A removed row with the quantity and position it had; `removal` numbers the rows that were removed together. */
export type RemovedRecord = OfferRecord & {
  readonly quantity: number;
  readonly position: number;
  readonly removal: number;
  readonly removedAt: Date;
  readonly changedBy: string | null;
};

const RETENTION_MS = 24 * 60 * 60 * 1000;

/** Returns rows removed within a day that can be restored: latest removal last, rows of a removal in basket order. */
export async function findRemovedRows(
  db: Db,
  actor: Actor,
  terms: PriceTerms,
): Promise<readonly RemovedRecord[]> {
  const rows = await scoped(db, actor)
    .selectFrom('basket_removed_rows')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'basket_removed_rows.removed_by').on('users.id', '!=', actor.userId),
    )
    .select([
      'offer_id as offerId',
      'quantity',
      'position',
      'removal',
      'removed_at as removedAt',
      sql<string | null>`users.name || ' ' || users.last_name`.as('changedBy'),
    ])
    .where('removed_at', '>', new Date(Date.now() - RETENTION_MS))
    .orderBy('removal')
    .orderBy('position')
    .execute();
  const offers = await findOfferRecords(
    db,
    terms,
    rows.map(({ offerId }) => offerId),
  );
  return rows.map((row) => ({ ...offers.get(row.offerId)!, ...row })).filter(({ isSold }) => isSold);
}

/** Saves rows that were removed together and returns their removal number; 0 for no rows. */
export async function saveRemovedRows(db: Db, actor: Actor, rows: readonly DeletedRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  const { removal } = await db
    .selectNoFrom(sql<number>`nextval('basket_removal')`.as('removal'))
    .executeTakeFirstOrThrow();
  const values = rows.map(({ offerId, quantity, position }) => ({
    offer_id: offerId,
    quantity,
    position,
    removal,
    removed_by: actor.userId,
  }));
  await scoped(db, actor)
    .insertInto('basket_removed_rows', values)
    .onConflict((conflict) =>
      conflict.columns(['counterparty_id', 'offer_id']).doUpdateSet((update) => ({
        quantity: update.ref('excluded.quantity'),
        position: update.ref('excluded.position'),
        removal: update.ref('excluded.removal'),
        removed_by: update.ref('excluded.removed_by'),
        removed_at: update.ref('excluded.removed_at'),
      })),
    )
    .execute();
  return removal;
}

/**
 * Deletes saved removed rows, so they can no longer be restored: those of `offerIds`, or all. Returns their offer ids.
 */
export async function deleteRemovedRows(
  db: Db,
  actor: Actor,
  offerIds?: readonly number[],
): Promise<readonly number[]> {
  let query = scoped(db, actor).deleteFrom('basket_removed_rows');
  if (offerIds !== undefined) query = query.where('offer_id', '=', anyOf(offerIds));
  const rows = await query.returning('offer_id').execute();
  return rows.map(({ offer_id }) => offer_id);
}

/** Returns the rows of a removal in basket order. */
export function findRowsOfRemoval(db: Db, actor: Actor, removal: number): Promise<readonly OfferQuantity[]> {
  return scoped(db, actor)
    .selectFrom('basket_removed_rows')
    .select(['offer_id as offerId', 'quantity'])
    .where('removal', '=', removal)
    .orderBy('position')
    .execute();
}
