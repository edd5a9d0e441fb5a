import { sql } from 'kysely';
import { todayInMoscow } from '../../calendar/days.ts';
import type { Db } from '../../database/database.ts';
import { scoped } from '../../database/scoped.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import type { PriceBreak } from './price.ts';

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

/** What buying needs to know of an offer. */
export type OfferRecord = Awaited<ReturnType<typeof findOffersByIds>>[number] & {
  readonly breaks: readonly PriceBreak[];
  /** Of one unit, before the counterparty's terms. */
  readonly listKopecks: number | null;
  readonly stocks: readonly WarehouseStock[];
};

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

/** Offers by id, sold or not: one statement for them, one for prices, one for stock, however many there are. */
export async function findOfferRecords(
  db: Db,
  terms: PriceTerms,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OfferRecord>> {
  if (ids.length === 0) return new Map();
  const offers = await findOffersByIds(db, ids);
  const prices = Map.groupBy(await findPrices(db, terms, ids), ({ offerId }) => offerId);
  const stocks = Map.groupBy(await findStocks(db, ids), ({ offerId }) => offerId);
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
        stocks: (stocks.get(offerId) ?? []).map(stockOf),
      };
      return [offerId, record];
    }),
  );
}

/** One parameter however long the list is. */
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

function findPrices(db: Db, { priceTypeId, listPriceTypeId }: PriceTerms, ids: readonly number[]) {
  return db
    .selectFrom('prices')
    .select([
      'offer_id as offerId',
      'price_type_id as priceTypeId',
      'from_quantity as fromQuantity',
      'kopecks',
    ])
    .where('offer_id', '=', anyOf(ids))
    .where((where) =>
      where.or([where('price_type_id', '=', priceTypeId), where('price_type_id', '=', listPriceTypeId)]),
    )
    .orderBy('from_quantity')
    .execute();
}

function findStocks(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('stocks')
    .select([
      'offer_id as offerId',
      'warehouse_id as warehouseId',
      sql<number>`quantity - reserved`.as('freeQuantity'),
      'arrival_on as arrivalOn',
      'arrival_quantity as arrivalQuantity',
    ])
    .where('offer_id', '=', anyOf(ids))
    .orderBy('warehouse_id')
    .execute();
}

function stockOf({
  warehouseId,
  freeQuantity,
  arrivalOn,
  arrivalQuantity,
}: Awaited<ReturnType<typeof findStocks>>[number]): WarehouseStock {
  const isComing = arrivalOn !== null && arrivalQuantity > 0;
  return {
    warehouseId,
    freeQuantity,
    arrival: isComing ? { on: arrivalOn, quantity: arrivalQuantity } : null,
  };
}
