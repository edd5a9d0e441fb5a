import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor/actor.ts';
import { todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { listPriceType } from '../../../platform/database/list-price-type.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { findPriceTerms, type PriceTerms } from '../../offers/offers.api.ts';

/** Everything a product card shows that is the same for all companies with these price terms. */
export type ProductCard = NonNullable<ReturnType<Awaited<ReturnType<typeof findCards>>['get']>>;
/** A card with the company's basket and orders; five statements for any number of products. */
export type ProductRecord = Awaited<ReturnType<typeof findProducts>>[number];
export type OfferRecord = ProductRecord['offers'][number];

/** Returns the actor's price terms. Staff without a counterparty see the list price. */
export async function termsOf(db: Db, actor: Actor): Promise<PriceTerms> {
  if (actor.counterpartyId !== null) return findPriceTerms(db, actor);
  const { id: list } = await listPriceType(db).executeTakeFirstOrThrow();
  return { priceTypeId: list, listPriceTypeId: list, discountPercent: 0 };
}

/**
 * Returns products in the order of `ids`, without those no longer sold, with offers, prices, stock and quantities in
 * the basket.
 */
export async function findProducts(db: Db, actor: Actor, terms: PriceTerms, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const cards = await findCards(db, terms, ids);
  const offerIds = [...cards.values()].flatMap(({ offers }) => offers.map(({ id }) => id));
  const basket = await findBasket(db, actor, offerIds);
  const purchased = await findPurchased(db, actor, ids);
  return ids.flatMap((id) => {
    const card = cards.get(id);
    if (card === undefined) return [];
    const offers = card.offers.map((offer) => ({ ...offer, inBasket: basket.get(offer.id) ?? null }));
    return [{ ...card, offers, isPurchased: purchased.has(id) }];
  });
}

/** Returns sold products by id with offers, prices and stock, in four statements. */
export async function findCards(db: Db, terms: PriceTerms, ids: readonly number[]) {
  const products = await findHeads(db, ids);
  const offers = await findOffers(db, ids);
  const offerIds = offers.map(({ id }) => id);
  const prices = Map.groupBy(await findPrices(db, terms, offerIds), ({ offerId }) => offerId);
  const stocks = Map.groupBy(await findStocks(db, offerIds), ({ offerId }) => offerId);
  const byProduct = Map.groupBy(
    offers.map((offer) => ({
      ...offer,
      ...pricesOf(prices.get(offer.id) ?? [], terms),
      stocks: stocks.get(offer.id) ?? [],
    })),
    ({ productId }) => productId,
  );
  return new Map(
    products.map((product) => [product.id, { ...product, offers: byProduct.get(product.id) ?? [] }]),
  );
}

/** Returns quantities in the company's basket, of all offers or of `offerIds`. */
export async function findBasket(
  db: Db,
  actor: Actor,
  offerIds?: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (actor.counterpartyId === null || offerIds?.length === 0) return new Map();
  const all = scoped(db, actor).selectFrom('basket_rows').select(['offer_id as offerId', 'quantity']);
  const rows = await (offerIds === undefined ? all : all.where('offer_id', '=', anyOf(offerIds))).execute();
  return new Map(rows.map(({ offerId, quantity }) => [offerId, quantity]));
}

/** Returns a text that changes whenever an order of the company is placed or cancelled. */
export async function findOrdersVersion(db: Db, actor: Actor): Promise<string> {
  const { version } = await scoped(db, actor)
    .selectFrom('orders')
    .select(sql<string>`concat(count(*), ' ', sum(orders.id))`.as('version'))
    .where('orders.status', '<>', 'cancelled')
    .executeTakeFirstOrThrow();
  return version;
}

function findHeads(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('products')
    .leftJoin('brands', 'brands.id', 'products.brand_id')
    .select([
      'products.id',
      'products.code',
      'products.name',
      'products.article',
      'products.picture',
      'products.section_id as sectionId',
      'products.description',
      'products.vat_percent as vatPercent',
      'products.weight_grams as weightGrams',
      'products.volume_cm3 as volumeCm3',
      'products.measure_base as measureBase',
      'products.measure_custom as measureCustom',
      'products.measure_factor as measureFactor',
      'products.min_order_count as minOrderCount',
      'products.multiplicity',
      'brands.name as brand',
      'brands.code as brandCode',
    ])
    .where('products.id', '=', anyOf(ids))
    .where('products.active', '=', true)
    .execute();
}

function findOffers(db: Db, productIds: readonly number[]) {
  return db
    .selectFrom('offers')
    .select([
      'offers.id',
      'offers.product_id as productId',
      'offers.article',
      'offers.name',
      'offers.variant',
    ])
    .where('offers.product_id', '=', anyOf(productIds))
    .where('offers.active', '=', true)
    .orderBy('offers.sort')
    .orderBy('offers.id')
    .execute();
}

/** Prices of the customer's price list and of the general one, ascending by quantity. */
function findPrices(db: Db, { priceTypeId, listPriceTypeId }: PriceTerms, offerIds: readonly number[]) {
  return db
    .selectFrom('prices')
    .select([
      'offer_id as offerId',
      'price_type_id as priceTypeId',
      'from_quantity as fromQuantity',
      'kopecks',
    ])
    .where('offer_id', '=', anyOf(offerIds))
    .where('price_type_id', '=', anyOf([priceTypeId, listPriceTypeId].filter((id) => id !== null)))
    .orderBy('from_quantity')
    .execute();
}

function pricesOf(prices: Awaited<ReturnType<typeof findPrices>>, terms: PriceTerms) {
  const breaks = prices.filter(({ priceTypeId }) => priceTypeId === terms.priceTypeId);
  const list = prices.find(({ priceTypeId }) => priceTypeId === terms.listPriceTypeId);
  return { breaks, listKopecks: (list ?? breaks[0])?.kopecks ?? null };
}

function findStocks(db: Db, offerIds: readonly number[]) {
  return db
    .selectFrom('stocks')
    .innerJoin('warehouses', 'warehouses.id', 'stocks.warehouse_id')
    .select([
      'stocks.offer_id as offerId',
      'warehouses.name as warehouse',
      sql<number>`stocks.quantity - stocks.reserved`.as('freeQuantity'),
      // An arrival date in the past is obsolete.
      sql<
        string | null
      >`case when stocks.arrival_on >= ${todayInMoscow()}::date and stocks.arrival_quantity > 0
        then stocks.arrival_on end`.as('arrivalOn'),
      'stocks.arrival_quantity as arrivalQuantity',
    ])
    .where('stocks.offer_id', '=', anyOf(offerIds))
    .orderBy('warehouses.id')
    .execute();
}

/** Returns ids of products that the counterparty has ordered and not cancelled, of all products or of `ids`. */
export async function findPurchased(
  db: Db,
  actor: Actor,
  ids?: readonly number[],
): Promise<ReadonlySet<number>> {
  if (actor.counterpartyId === null) return new Set();
  const lines = scoped(db, actor)
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('offers', 'offers.id', 'order_lines.offer_id')
    .where('orders.status', '<>', 'cancelled');
  // Aggregated to one text: transferring years of orders row by row is slow.
  const row = await (ids === undefined ? lines : lines.where('offers.product_id', '=', anyOf(ids)))
    .select(sql<string | null>`string_agg(distinct offers.product_id::text, ',')`.as('list'))
    .executeTakeFirst();
  return new Set(row?.list ? row.list.split(',').map(Number) : []);
}

/** A single parameter, however long the list. */
function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::bigint[])`;
}
