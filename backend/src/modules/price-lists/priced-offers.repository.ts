import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { PriceTerms } from '../basket/basket.repository.ts';
import { type PriceBreak, withDiscount } from '../basket/price.ts';

/** Products read at once: some thousand offers, a few milliseconds of the database. */
const BATCH = 250;
/** More columns of quantity breaks than this nobody reads; the most frequent ones stay. */
const MAX_BREAKS = 40;

export type PricedOffer = Awaited<ReturnType<typeof findOffers>>[number] & {
  /** The customer's own, ascending; empty for an offer without a price. */
  readonly breaks: readonly PriceBreak[];
};

export interface Assortment {
  readonly sectionIds: readonly number[];
  readonly inStockOnly: boolean;
}

/** How many offers a price list will have. */
export async function countOffers(db: Db, { sectionIds, inStockOnly }: Assortment): Promise<number> {
  const { count } = await soldOffers(db, inStockOnly)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('products.section_id', '=', anyOf(sectionIds))
    .executeTakeFirstOrThrow();
  return count;
}

/** Quantities from which some of the offers cost another price, ascending. */
export async function findBreakQuantities(
  db: Db,
  { priceTypeId }: PriceTerms,
  { sectionIds, inStockOnly }: Assortment,
): Promise<readonly number[]> {
  if (priceTypeId === null) return [];
  const rows = await soldOffers(db, inStockOnly)
    .innerJoin('prices', 'prices.offer_id', 'offers.id')
    .select('prices.from_quantity as fromQuantity')
    .where('products.section_id', '=', anyOf(sectionIds))
    .where('prices.price_type_id', '=', priceTypeId)
    .where('prices.from_quantity', '>', 1)
    .groupBy('prices.from_quantity')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('prices.from_quantity')
    .limit(MAX_BREAKS)
    .execute();
  return rows.map(({ fromQuantity }) => fromQuantity).sort((a, b) => a - b);
}

/**
 * The offers of one section in batches, in the catalogue's order. Each batch is read on its own, so that a long price
 * list holds up nobody, and goes on after the last product of the one before: what is added or taken away meanwhile
 * shifts nothing.
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
    const offers = await findOffers(
      db,
      products.map(({ id }) => id),
      inStockOnly,
    );
    if (offers.length > 0) yield await withPrices(db, terms, offers);
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

function findOffers(db: Db, productIds: readonly number[], inStockOnly: boolean) {
  return soldOffers(db, inStockOnly)
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
      isInStock.as('isInStock'),
    ])
    .where('products.id', '=', anyOf(productIds))
    .orderBy('products.sort')
    .orderBy('products.id')
    .orderBy('offers.sort')
    .orderBy('offers.id')
    .execute();
}

async function withPrices(
  db: Db,
  { priceTypeId, discountPercent }: PriceTerms,
  offers: Awaited<ReturnType<typeof findOffers>>,
): Promise<readonly PricedOffer[]> {
  const prices = await db
    .selectFrom('prices')
    .select(['offer_id as offerId', 'from_quantity as fromQuantity', 'kopecks'])
    .where('offer_id', '=', anyOf(offers.map(({ id }) => id)))
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

const isInStock = sql<boolean>`exists (
  select from stocks where stocks.offer_id = offers.id and stocks.quantity > stocks.reserved)`;

function soldOffers(db: Db, inStockOnly: boolean) {
  return db
    .selectFrom('offers')
    .innerJoin('products', 'products.id', 'offers.product_id')
    .where('products.active', '=', true)
    .where('offers.active', '=', true)
    .$if(inStockOnly, (query) => query.where(isInStock));
}

/** One parameter however long the list is. */
function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::bigint[])`;
}
