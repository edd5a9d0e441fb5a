import { correctQuantity } from '@shop/domain/quantity/quantity';
import { sql } from 'kysely';
import type { Arrival } from '../../../modules/orders/orders.api.ts';
import { nameWithVariant, priceOf } from '../../../modules/pricing/pricing.api.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Random } from '../people/random.ts';
import type { DemoBuyer } from './demo-buyer.ts';
import type { OrderPlan } from './order-plans.ts';

/** The approximate worth of one line of a demo order, in rubles. */
const WORTH = [900, 9_500] as const;

export interface DemoLine {
  readonly offerId: number;
  readonly article: string;
  readonly name: string;
  readonly measure: string;
  readonly quantity: number;
  readonly priceKopecks: number;
  readonly vatPercent: number;
  readonly weightGrams: number;
  /** It was out of stock when it was ordered. */
  readonly isLate: boolean;
  /** Goods on their way to the warehouses. */
  readonly arrivals: readonly Arrival[];
}

/** Picks lines of believable size from the real catalogue, priced for the counterparty. */
export async function pickLines(
  db: Db,
  { offerIds, missingOfferIds, terms }: DemoBuyer,
  { lineCount, lateLineCount }: Pick<OrderPlan, 'lineCount' | 'lateLineCount'>,
  random: Random,
): Promise<readonly DemoLine[]> {
  const some = (count: number, ids: readonly number[]) =>
    new Set(ids.length === 0 ? [] : Array.from({ length: count }, () => random.oneOf(ids)));
  const late = some(lateLineCount, missingOfferIds);
  const picked = new Set([...some(lineCount, offerIds), ...late]);
  const offers = await db
    .selectFrom('offers')
    .innerJoin('products', 'products.id', 'offers.product_id')
    .select([
      'offers.id',
      'offers.article',
      'offers.variant',
      'products.name',
      'products.measure_base as measure',
      'products.min_order_count as minOrderCount',
      'products.multiplicity',
      'products.vat_percent as vatPercent',
      'products.weight_grams as weightGrams',
    ])
    .where('offers.id', '=', sql<number>`any(${[...picked]}::bigint[])`)
    .orderBy('offers.id')
    .execute();
  const prices = await db
    .selectFrom('prices')
    .select(['offer_id', 'from_quantity as fromQuantity', 'kopecks'])
    .where('price_type_id', '=', terms.priceTypeId)
    .where('offer_id', '=', sql<number>`any(${[...picked]}::bigint[])`)
    .orderBy('from_quantity')
    .execute();
  const arrivals = await findArrivals(db, [...late]);
  const breaks = Map.groupBy(prices, (price) => price.offer_id);
  return offers.map(({ id, variant, name, ...offer }) => {
    const offerBreaks = breaks.get(id) ?? [];
    const worth = random.whole(...WORTH) * 100;
    const desired = Math.max(Math.round(worth / (offerBreaks[0]?.kopecks || worth)), 1);
    const quantity = correctQuantity(Math.min(desired, 300), offer);
    const price = priceOf(offerBreaks, quantity, terms.discountPercent);
    return {
      offerId: id,
      article: offer.article,
      name: nameWithVariant(name, variant),
      measure: offer.measure,
      quantity,
      priceKopecks: price ?? 0,
      vatPercent: offer.vatPercent,
      weightGrams: offer.weightGrams,
      isLate: late.has(id),
      arrivals: (arrivals.get(id) ?? []).map(({ on, quantity: coming }) => ({ on, quantity: coming })),
    };
  });
}

async function findArrivals(db: Db, offerIds: readonly number[]) {
  const rows = await db
    .selectFrom('stocks')
    .select(['offer_id', 'arrival_on as on', 'arrival_quantity as quantity'])
    .where('offer_id', '=', sql<number>`any(${[...offerIds]}::bigint[])`)
    .where('arrival_on', 'is not', null)
    .$narrowType<{ on: string }>()
    .execute();
  return Map.groupBy(rows, (row) => row.offer_id);
}
