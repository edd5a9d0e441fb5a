import type { QuantityRule } from '@shop/domain/quantity/quantity';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { anyOf } from '../offers/offers.api.ts';

export interface OfferQuantity {
  readonly offerId: number;
  readonly quantity: number;
}

/** A deleted row with its former position. */
export interface DeletedRow extends OfferQuantity {
  readonly position: number;
}

/**
 * Locks the counterparty's basket until the transaction ends. Every change and every order starts here, so concurrent
 * changes do not overwrite each other and credit is counted one order at a time.
 */
export async function lockBasket(db: Db, actor: Actor): Promise<void> {
  const { counterpartyId } = scoped(db, actor);
  await db
    .selectFrom('counterparties')
    .select('id')
    .where('id', '=', counterpartyId)
    .forNoKeyUpdate()
    .execute();
}

/** Returns sold offers by id, with their quantity rule and the quantity in the basket. */
export async function findOffers(db: Db, actor: Actor, ids: readonly number[]) {
  const { counterpartyId } = scoped(db, actor);
  const offers = await db
    .selectFrom('offers')
    .innerJoin('products', 'products.id', 'offers.product_id')
    .leftJoin('basket_rows', (join) =>
      join
        .onRef('basket_rows.offer_id', '=', 'offers.id')
        .on('basket_rows.counterparty_id', '=', counterpartyId),
    )
    .select([
      'offers.id',
      'products.min_order_count as minOrderCount',
      'products.multiplicity',
      'products.measure_base as measure',
      'basket_rows.quantity as inBasket',
    ])
    .where('offers.id', '=', anyOf(ids))
    .where('offers.active', '=', true)
    .where('products.active', '=', true)
    .execute();
  return new Map(offers.map((offer) => [offer.id, offer]));
}

/** Returns the ids that are products: a product id instead of an offer id means that no size was chosen. */
export async function findProductIds(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const products = await db.selectFrom('products').select('id').where('id', '=', anyOf(ids)).execute();
  return new Set(products.map(({ id }) => id));
}

/**
 * Saves quantities, replacing existing ones. A recently removed row returns to its former position, a new one goes to
 * the end. Returns row ids by offer id.
 */
export async function saveRows(
  db: Db,
  actor: Actor,
  lines: readonly OfferQuantity[],
): Promise<ReadonlyMap<number, number>> {
  const earlier = await scoped(db, actor)
    .selectFrom('basket_removed_rows')
    .select(['offer_id', 'position'])
    .where('offer_id', '=', anyOf(lines.map(({ offerId }) => offerId)))
    .execute();
  const positions = new Map(earlier.map(({ offer_id, position }) => [offer_id, position]));
  const values = lines.map(({ offerId, quantity }) => ({
    offer_id: offerId,
    quantity,
    position: positions.get(offerId),
    updated_by: actor.userId,
    updated_at: new Date(),
  }));
  const rows = await scoped(db, actor)
    .insertInto('basket_rows', values)
    .onConflict((conflict) =>
      conflict.columns(['counterparty_id', 'offer_id']).doUpdateSet((update) => ({
        quantity: update.ref('excluded.quantity'),
        updated_by: update.ref('excluded.updated_by'),
        updated_at: update.ref('excluded.updated_at'),
      })),
    )
    .returning(['id', 'offer_id'])
    .execute();
  return new Map(rows.map((row) => [row.offer_id, row.id]));
}

/** Returns the quantity rule of a row; undefined if the row is not in this basket. */
export function findRowRule(
  db: Db,
  actor: Actor,
  rowId: number,
): Promise<(QuantityRule & { readonly offerId: number }) | undefined> {
  return scoped(db, actor)
    .selectFrom('basket_rows')
    .innerJoin('offers', 'offers.id', 'basket_rows.offer_id')
    .innerJoin('products', 'products.id', 'offers.product_id')
    .select(['offers.id as offerId', 'products.min_order_count as minOrderCount', 'products.multiplicity'])
    .where('basket_rows.id', '=', rowId)
    .executeTakeFirst();
}

/** Deletes the chosen rows, or all rows without a choice, and returns them with their positions. */
export async function deleteRows(
  db: Db,
  actor: Actor,
  choice: { readonly rowIds?: readonly number[]; readonly offerIds?: readonly number[] } = {},
): Promise<readonly DeletedRow[]> {
  const { rowIds, offerIds } = choice;
  let query = scoped(db, actor).deleteFrom('basket_rows');
  if (rowIds !== undefined) query = query.where('id', '=', anyOf(rowIds));
  if (offerIds !== undefined) query = query.where('offer_id', '=', anyOf(offerIds));
  return query.returning(['offer_id as offerId', 'quantity', 'position']).execute();
}
