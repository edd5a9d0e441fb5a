import { type SqlBool, sql } from 'kysely';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PriceTerms } from '../offers/offers.api.ts';
import { type PriceBreak, withDiscount } from '../pricing/pricing.api.ts';

/** Products are read in batches of this size: some hundred offers, a few milliseconds of the database. */
const BATCH = 100;
/** Nobody reads more columns of quantity breaks than this; the most frequent ones stay. */
const MAX_BREAKS = 40;

export type PricedOffer = Awaited<ReturnType<typeof withStock>>[number] & {
  /** The customer's own breaks, ascending; empty for an offer without a price. */
  readonly breaks: readonly PriceBreak[];
};

export interface Assortment {
  readonly sectionIds: readonly number[];
  readonly inStockOnly: boolean;
}

/**
 * Counts the offers of a price list, and finds the quantities, ascending, from which some of them cost another price.
 * It goes section by section: one statement over the whole catalogue would block other requests for half a second.
 */
export async function surveyOffers(
  db: Db,
  { priceTypeId }: PriceTerms,
  { sectionIds, inStockOnly }: Assortment,
) {
  let offerCount = 0;
  const offersByBreak = new Map<number, number>();
  for (const sectionId of sectionIds) {
    const offers = soldOffers(db, inStockOnly).where('products.section_id', '=', sectionId);
    const count = await countRows(offers);
    offerCount += count;
    const breaks = await offers
      .innerJoin('prices', 'prices.offer_id', 'offers.id')
      .select(({ fn }) => ['prices.from_quantity as fromQuantity', fn.countAll<number>().as('count')])
      .where('prices.price_type_id', '=', priceTypeId)
      .where('prices.from_quantity', '>', 1)
      .groupBy('prices.from_quantity')
      .execute();
    for (const { fromQuantity, count } of breaks) {
      offersByBreak.set(fromQuantity, (offersByBreak.get(fromQuantity) ?? 0) + count);
    }
  }
  const mostFrequent = [...offersByBreak].sort((one, other) => other[1] - one[1]).slice(0, MAX_BREAKS);
  const breakQuantities = mostFrequent.map(([fromQuantity]) => fromQuantity).sort((a, b) => a - b);
  return { offerCount, breakQuantities };
}

/**
 * Reads the offers of one section in batches, in the catalogue's order. Each batch is a statement of its own, so that a
 * long price list blocks nobody, and starts after the last product of the batch before: products added or removed
 * meanwhile shift nothing.
 */
export async function* readOffers(
  db: Db,
  terms: PriceTerms,
  sectionId: number,
  inStockOnly: boolean,
): AsyncGenerator<readonly PricedOffer[]> {
  let last: { sort: number; id: number } | undefined;
  do {
    const products = await findProductsAfter(db, sectionId, last);
    const offers = await withStock(db, await findOffers(db, products));
    const listed = inStockOnly ? offers.filter(({ isInStock }) => isInStock) : offers;
    if (listed.length > 0) yield await withPrices(db, terms, listed);
    last = products.length < BATCH ? undefined : products.at(-1);
  } while (last);
}

function findProductsAfter(db: Db, sectionId: number, last: { sort: number; id: number } | undefined) {
  return db
    .selectFrom('products')
    .select(['id', 'sort'])
    .where('section_id', '=', sectionId)
    .where('active', '=', true)
    .$if(last !== undefined, (query) =>
      query.where(sql<SqlBool>`(sort, id) > (${last?.sort}::int, ${last?.id}::bigint)`),
    )
    .orderBy('sort')
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

function findOffers(db: Db, products: readonly { readonly id: number }[]) {
  return soldOffers(db, false)
    .leftJoin('brands', 'brands.id', 'products.brand_id')
    .select([
      'offers.id',
      'offers.article',
      'offers.variant',
      'products.code',
      'products.name',
      'products.measure_base as measureBase',
      'products.measure_custom as measureCustom',
      'products.measure_factor as measureFactor',
      'products.vat_percent as vatPercent',
      'brands.name as brand',
    ])
    .where('products.id', '=', anyOf(idsOf(products)))
    .orderBy('products.sort')
    .orderBy('products.id')
    .orderBy('offers.sort')
    .orderBy('offers.id')
    .execute();
}

/** A separate statement reads the stock: joined to the offers, PostgreSQL would scan the whole stock table. */
async function withStock(db: Db, offers: Awaited<ReturnType<typeof findOffers>>) {
  const rows = await db
    .selectFrom('stocks')
    .select('offer_id as offerId')
    .distinct()
    .where('offer_id', '=', anyOf(idsOf(offers)))
    .whereRef('quantity', '>', 'reserved')
    .execute();
  const inStock = new Set(rows.map(({ offerId }) => offerId));
  return offers.map((offer) => ({ ...offer, isInStock: inStock.has(offer.id) }));
}

async function withPrices(
  db: Db,
  { priceTypeId, discountPercent }: PriceTerms,
  offers: Awaited<ReturnType<typeof withStock>>,
): Promise<readonly PricedOffer[]> {
  const prices = await db
    .selectFrom('prices')
    .select(['offer_id as offerId', 'from_quantity as fromQuantity', 'kopecks'])
    .where('offer_id', '=', anyOf(idsOf(offers)))
    .where('price_type_id', '=', priceTypeId)
    .orderBy('from_quantity')
    .execute();
  const byOffer = Map.groupBy(prices, ({ offerId }) => offerId);
  return offers.map((offer) => ({
    ...offer,
    breaks: (byOffer.get(offer.id) ?? []).map(({ fromQuantity, kopecks }) => ({
      fromQuantity,
      kopecks: withDiscount(kopecks, discountPercent),
    })),
  }));
}

function soldOffers(db: Db, inStockOnly: boolean) {
  return db
    .selectFrom('offers')
    .innerJoin('products', 'products.id', 'offers.product_id')
    .where('products.active', '=', true)
    .where('offers.active', '=', true)
    .$if(inStockOnly, (query) => query.where(isInStock));
}

const isInStock = sql<boolean>`exists (
  select from stocks where stocks.offer_id = offers.id and stocks.quantity > stocks.reserved)`;

function idsOf(rows: readonly { readonly id: number }[]): readonly number[] {
  return rows.map(({ id }) => id);
}

/** Passes the list as one parameter, however long it is. */
function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::bigint[])`;
}
