import { sql } from 'kysely';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { anyOf, findOfferRecords, type OfferRecord, type PriceTerms } from '../offers/offers.api.ts';

/** A row of the basket with everything that is known about its offer. */
export type BasketRecord = OfferRecord & {
  readonly id: number;
  readonly quantity: number;
  /** Where it stands; only the order of these numbers means something. */
  readonly position: number;
  /** The colleague who changed the row last. */
  readonly changedBy: string | null;
};

/** The basket, or the rows of some offers, in the order it was filled; what was put back stands where it stood. */
export async function findBasket(
  db: Db,
  actor: ActingUser,
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
