import { sql } from 'kysely';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { anyOf, findOfferRecords, type OfferRecord, type PriceTerms } from '../offers/offers.api.ts';
import type { DeletedRow, OfferQuantity } from './basket-rows.repository.ts';

/** A row that is not in the basket any more, with the quantity it had. */
export type RemovedRecord = OfferRecord & {
  readonly quantity: number;
  readonly position: number;
  readonly removal: number;
  readonly removedAt: Date;
  readonly changedBy: string | null;
};

const KEPT_MS = 24 * 60 * 60 * 1000;

/** Rows that can be put back, those taken out last at the end, each removal in the order of the basket. */
export async function findRemoved(
  db: Db,
  actor: ActingUser,
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
    .where('removed_at', '>', new Date(Date.now() - KEPT_MS))
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

/** Keeps rows that went together; answers the number of their going, 0 when there are none. */
export async function keepRemoved(db: Db, actor: ActingUser, rows: readonly DeletedRow[]): Promise<number> {
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

/** Forgets removed rows, all of them without `offerIds`. */
export async function forgetRemoved(
  db: Db,
  actor: ActingUser,
  offerIds?: readonly number[],
): Promise<readonly number[]> {
  let query = scoped(db, actor).deleteFrom('basket_removed_rows');
  if (offerIds !== undefined) query = query.where('offer_id', '=', anyOf(offerIds));
  const rows = await query.returning('offer_id').execute();
  return rows.map(({ offer_id }) => offer_id);
}

/** What went together under this number, in the order it stood. */
export function findRemoval(db: Db, actor: ActingUser, removal: number): Promise<readonly OfferQuantity[]> {
  return scoped(db, actor)
    .selectFrom('basket_removed_rows')
    .select(['offer_id as offerId', 'quantity'])
    .where('removal', '=', removal)
    .orderBy('position')
    .execute();
}
