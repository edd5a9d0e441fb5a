import { sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { anyOf, findOfferRecords, type OfferRecord, type PriceTerms } from '../offers/offers.api.ts';

/** A basket row with its offer. */
export type BasketRecord = OfferRecord & {
  readonly id: number;
  readonly quantity: number;
  /** Relative position; only the order of the values matters. */
  readonly position: number;
  /** Name of the colleague who changed the row last; null if it was the actor. */
  readonly changedBy: string | null;
};

/** Returns the basket, or the rows of the given offers, in the order of the positions. */
export async function findBasket(
  db: Db,
  actor: Actor,
  terms: PriceTerms,
  offerIds?: readonly number[],
): Promise<readonly BasketRecord[]> {
  const rows = await scoped(db, actor)
    .selectFrom('basket_rows')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'basket_rows.updated_by').on('users.id', '!=', actor.userId),
    )
    .select([
      'basket_rows.id',
      'basket_rows.offer_id as offerId',
      'basket_rows.quantity',
      'basket_rows.position',
      sql<string | null>`users.name || ' ' || users.last_name`.as('changedBy'),
    ])
    .$if(offerIds !== undefined, (query) => query.where('basket_rows.offer_id', '=', anyOf(offerIds ?? [])))
    .orderBy('basket_rows.position')
    .orderBy('basket_rows.id')
    .execute();
  const offers = await findOfferRecords(
    db,
    terms,
    rows.map(({ offerId }) => offerId),
  );
  return rows.map((row) => ({ ...offers.get(row.offerId)!, ...row }));
}
