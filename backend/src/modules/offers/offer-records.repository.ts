import { sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import { todayInMoscow } from '../../platform/calendar/days.ts';
import type { Db } from '../../platform/database/database.ts';
import { listPriceType } from '../../platform/database/list-price-type.ts';
import { scoped } from '../../platform/database/scoped.ts';
import type { PriceBreak } from '../pricing/pricing.api.ts';

/** Free units of an offer in one warehouse and the next delivery there. */
export interface WarehouseStock {
  readonly warehouseId: number;
  readonly freeQuantity: number;
  readonly arrival: { readonly on: string; readonly quantity: number } | null;
}

/** The terms on which the counterparty buys. */
export interface PriceTerms {
  readonly priceTypeId: number | null;
  /** The first price type, whose prices are shown as the list price. */
  readonly listPriceTypeId: number | null;
  readonly discountPercent: number;
}

/** An offer with everything needed to sell it: prices, packing and stock. */
export type OfferRecord = Awaited<ReturnType<typeof findOffersByIds>>[number] & {
  readonly breaks: readonly PriceBreak[];
  /** The price of one unit, before the counterparty's terms. */
  readonly listKopecks: number | null;
  readonly stocks: readonly WarehouseStock[];
};

/** Reads the counterparty's terms. Without a price type of its own it buys at the list price. */
export async function findPriceTerms(db: Db, actor: Actor): Promise<PriceTerms> {
  const { priceTypeId, ...terms } = await db
    .selectFrom('counterparties')
    .select(['discount_percent as discountPercent', 'price_type_id as priceTypeId'])
    .select(listPriceType(db).as('listPriceTypeId'))
    .where('id', '=', scoped(db, actor).counterpartyId)
    .executeTakeFirstOrThrow();
  return { ...terms, priceTypeId: priceTypeId ?? terms.listPriceTypeId };
}

/** Reads offers by id, sold or not, in a fixed number of statements: one for offers, one for prices, one for stock. */
export async function findOfferRecords(
  db: Db,
  terms: PriceTerms,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OfferRecord>> {
  if (ids.length === 0) return new Map();
  const offers = await findOffersByIds(db, ids);
  const prices = await findPrices(db, terms, ids);
  const stocks = await findStocks(db, ids);
  return new Map(
    offers.map((offer) => {
      const { offerId } = offer;
      const own = prices.get(offerId) ?? [];
      const breaks = own.filter(({ priceTypeId }) => priceTypeId === terms.priceTypeId);
      const list = own.find(({ priceTypeId }) => priceTypeId === terms.listPriceTypeId);
      const record = {
        ...offer,
        breaks,
        listKopecks: list?.kopecks ?? null,
        stocks: stocks.get(offerId) ?? [],
      };
      return [offerId, record];
    }),
  );
}

/** Passes the list as one parameter, whatever its length. */
export function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::bigint[])`;
}

function findOffersByIds(db: Db, ids: readonly number[]) {
  const today = todayInMoscow();
  return db
    .selectFrom('offers')
    .innerJoin('products', 'products.id', 'offers.product_id')
    .select([
      'offers.id as offerId',
      'offers.article',
      'offers.variant',
      'products.id as productId',
      'products.code',
      'products.name',
      'products.picture',
      'products.measure_base as measure',
      'products.measure_custom as measureCustom',
      'products.measure_factor as measureFactor',
      'products.min_order_count as minOrderCount',
      'products.multiplicity',
      'products.weight_grams as weightGrams',
      'products.volume_cm3 as volumeCm3',
      'products.vat_percent as vatPercent',
      sql<boolean>`offers.active and products.active`.as('isSold'),
      sql<boolean>`exists (
        select from offers other
        where other.product_id = products.id and other.id <> offers.id and other.active)`.as('hasVariants'),
      sql<boolean>`exists (
        select from promotion_products join promotions on promotions.id = promotion_products.promotion_id
        where promotion_products.product_id = products.id and promotions.active
          and promotions.starts_on <= ${today}::date
          and (promotions.ends_on is null or promotions.ends_on >= ${today}::date))`.as('hasPromotion'),
    ])
    .where('offers.id', '=', anyOf(ids))
    .execute();
}

/**
 * The database joins an offer's price breaks and stocks into one text each: transferring thousands of rows takes three
 * times as long.
 */
const [FIELD, ROW] = [':', ' '];

/** Parses `1:10:9900 2:1:12000` (price type, minimum quantity, kopecks), ascending by quantity. */
async function findPrices(db: Db, { priceTypeId, listPriceTypeId }: PriceTerms, ids: readonly number[]) {
  const { rows } = await sql<{ offerId: number; list: string }>`
    select offer_id as "offerId",
      string_agg(concat_ws(${FIELD}::text, price_type_id, from_quantity, kopecks), ${ROW}::text order by from_quantity)
        as list
    from prices
    where offer_id = ${anyOf(ids)} and (price_type_id = ${priceTypeId} or price_type_id = ${listPriceTypeId})
    group by offer_id`.execute(db);
  return new Map(rows.map(({ offerId, list }) => [offerId, split(list).map(breakOf)]));
}

function breakOf([priceTypeId, fromQuantity, kopecks]: readonly string[]) {
  return { priceTypeId: Number(priceTypeId), fromQuantity: Number(fromQuantity), kopecks: Number(kopecks) };
}

/** Parses `1:20:500:2026-11-28`: warehouse, free units, then quantity and day of the next delivery, if there is one. */
async function findStocks(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ offerId: number; list: string }>`
    select offer_id as "offerId",
      string_agg(
        concat_ws(${FIELD}::text, warehouse_id, quantity - reserved, arrival_quantity,
          to_char(arrival_on, 'YYYY-MM-DD')),
        ${ROW}::text order by warehouse_id) as list
    from stocks where offer_id = ${anyOf(ids)} group by offer_id`.execute(db);
  return new Map(rows.map(({ offerId, list }) => [offerId, split(list).map(stockOf)]));
}

function stockOf([warehouseId, free, arriving, on]: readonly string[]): WarehouseStock {
  const quantity = Number(arriving);
  const isComing = on !== undefined && quantity > 0;
  return {
    warehouseId: Number(warehouseId),
    freeQuantity: Number(free),
    arrival: isComing ? { on, quantity } : null,
  };
}

function split(list: string): readonly (readonly string[])[] {
  return list.split(ROW).map((row) => row.split(FIELD));
}
