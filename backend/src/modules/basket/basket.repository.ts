import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { scoped } from '../../database/scoped.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import type { PriceBreak } from './price.ts';
import type { QuantityRule } from './quantity.ts';

/** Free units of an offer in one warehouse and the next delivery there. */
export interface WarehouseStock {
  readonly warehouseId: number;
  readonly freeQuantity: number;
  readonly arrival: { readonly on: string; readonly quantity: number } | null;
}

/** How the counterparty buys. */
export interface PriceTerms {
  readonly priceTypeId: number | null;
  /** The first price type, whose prices are shown as the list price. */
  readonly listPriceTypeId: number | null;
  readonly discountPercent: number;
}

/** A row of the basket with everything that is known about its offer. */
export type BasketRecord = Awaited<ReturnType<typeof findRows>>[number] & {
  readonly breaks: readonly PriceBreak[];
  /** Of one unit, before the counterparty's terms. */
  readonly listKopecks: number | null;
  readonly stocks: readonly WarehouseStock[];
};

/**
 * Holds the counterparty's basket until the transaction ends. Whoever changes it or orders from it begins here, so
 * that two people of one company never add past each other, and its credit is counted one order at a time.
 */
export async function lockBasket(db: Db, actor: ActingUser): Promise<void> {
  const { counterpartyId } = scoped(db, actor);
  await db
    .selectFrom('counterparties')
    .select('id')
    .where('id', '=', counterpartyId)
    .forNoKeyUpdate()
    .execute();
}

/** A counterparty without a price type of its own buys at the list price. */
export async function findPriceTerms(db: Db, actor: ActingUser): Promise<PriceTerms> {
  const { priceTypeId, ...terms } = await db
    .selectFrom('counterparties')
    .select((select) => [
      'discount_percent as discountPercent',
      'price_type_id as priceTypeId',
      select
        .selectFrom('price_types')
        .select(({ fn }) => fn.min<number>('id').as('id'))
        .as('listPriceTypeId'),
    ])
    .where('id', '=', scoped(db, actor).counterpartyId)
    .executeTakeFirstOrThrow();
  return { ...terms, priceTypeId: priceTypeId ?? terms.listPriceTypeId };
}

/** The whole basket in the order it was filled: one statement for the rows, one for prices, one for stock. */
export async function findBasket(
  db: Db,
  actor: ActingUser,
  terms: PriceTerms,
): Promise<readonly BasketRecord[]> {
  const rows = await findRows(db, actor);
  if (rows.length === 0) return [];
  const prices = groupByOffer(await findPrices(db, actor, terms));
  const stocks = groupByOffer(await findStocks(db, actor));
  return rows.map((row) => ({
    ...row,
    breaks: (prices.get(row.offerId) ?? []).filter(({ priceTypeId }) => priceTypeId === terms.priceTypeId),
    listKopecks:
      prices.get(row.offerId)?.find(({ priceTypeId }) => priceTypeId === terms.listPriceTypeId)?.kopecks ??
      null,
    stocks: (stocks.get(row.offerId) ?? []).map(
      ({ warehouseId, freeQuantity, arrivalOn, arrivalQuantity }) => ({
        warehouseId,
        freeQuantity,
        arrival:
          arrivalOn === null || arrivalQuantity === 0 ? null : { on: arrivalOn, quantity: arrivalQuantity },
      }),
    ),
  }));
}

function findRows(db: Db, actor: ActingUser) {
  return scoped(db, actor)
    .selectFrom('basket_rows')
    .innerJoin('offers', 'offers.id', 'basket_rows.offer_id')
    .innerJoin('products', 'products.id', 'offers.product_id')
    .select([
      'basket_rows.id',
      'basket_rows.quantity',
      'offers.id as offerId',
      'offers.article',
      'offers.variant',
      'products.code',
      'products.name',
      'products.picture',
      'products.measure_base as measure',
      'products.min_order_count as minOrderCount',
      'products.multiplicity',
      'products.weight_grams as weightGrams',
      'products.volume_cm3 as volumeCm3',
      'products.vat_percent as vatPercent',
      sql<boolean>`offers.active and products.active`.as('isSold'),
    ])
    .orderBy('basket_rows.id')
    .execute();
}

function findPrices(db: Db, actor: ActingUser, { priceTypeId, listPriceTypeId }: PriceTerms) {
  return scoped(db, actor)
    .selectFrom('basket_rows')
    .innerJoin('prices', 'prices.offer_id', 'basket_rows.offer_id')
    .select([
      'prices.offer_id as offerId',
      'prices.price_type_id as priceTypeId',
      'prices.from_quantity as fromQuantity',
      'prices.kopecks',
    ])
    .where((where) =>
      where.or([
        where('prices.price_type_id', '=', priceTypeId),
        where('prices.price_type_id', '=', listPriceTypeId),
      ]),
    )
    .orderBy('prices.from_quantity')
    .execute();
}

function findStocks(db: Db, actor: ActingUser) {
  return scoped(db, actor)
    .selectFrom('basket_rows')
    .innerJoin('stocks', 'stocks.offer_id', 'basket_rows.offer_id')
    .select([
      'stocks.offer_id as offerId',
      'stocks.warehouse_id as warehouseId',
      sql<number>`stocks.quantity - stocks.reserved`.as('freeQuantity'),
      'stocks.arrival_on as arrivalOn',
      'stocks.arrival_quantity as arrivalQuantity',
    ])
    .orderBy('stocks.warehouse_id')
    .execute();
}

function groupByOffer<T extends { offerId: number }>(rows: readonly T[]): ReadonlyMap<number, readonly T[]> {
  return Map.groupBy(rows, ({ offerId }) => offerId);
}

/** Offers that are sold, by id, with how they are sold and what of them is in the basket. */
export async function findOffers(db: Db, actor: ActingUser, ids: readonly number[]) {
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

/** Which of the ids are products: then a size is missing. */
export async function findProductIds(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const products = await db.selectFrom('products').select('id').where('id', '=', anyOf(ids)).execute();
  return new Set(products.map(({ id }) => id));
}

/** Puts the quantities into the basket, replacing those that are there. Returns row ids by offer. */
export async function saveRows(
  db: Db,
  actor: ActingUser,
  lines: readonly { offerId: number; quantity: number }[],
): Promise<ReadonlyMap<number, number>> {
  const values = lines.map(({ offerId, quantity }) => ({
    offer_id: offerId,
    quantity,
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

/** How the row's product is sold; undefined if the row is not in this basket. */
export function findRowRule(
  db: Db,
  actor: ActingUser,
  rowId: number,
): Promise<(QuantityRule & RowOffer) | undefined> {
  return scoped(db, actor)
    .selectFrom('basket_rows')
    .innerJoin('offers', 'offers.id', 'basket_rows.offer_id')
    .innerJoin('products', 'products.id', 'offers.product_id')
    .select(['offers.id as offerId', 'products.min_order_count as minOrderCount', 'products.multiplicity'])
    .where('basket_rows.id', '=', rowId)
    .executeTakeFirst();
}

interface RowOffer {
  readonly offerId: number;
}

/** Removes rows, all of them without `ids`; returns the offers that were in them. */
export async function deleteRows(
  db: Db,
  actor: ActingUser,
  ids?: readonly number[],
): Promise<readonly number[]> {
  let query = scoped(db, actor).deleteFrom('basket_rows');
  if (ids !== undefined) query = query.where('id', '=', anyOf(ids));
  const rows = await query.returning('offer_id').execute();
  return rows.map(({ offer_id }) => offer_id);
}

/** Takes offers out of the basket; those that are not in it do not matter. */
export async function deleteOffers(db: Db, actor: ActingUser, offerIds: readonly number[]): Promise<void> {
  await scoped(db, actor).deleteFrom('basket_rows').where('offer_id', '=', anyOf(offerIds)).execute();
}

/** One parameter however long the list is. */
function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::bigint[])`;
}
