import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { PriceTerms } from '../../offers/offers.api.ts';
import { nameWithVariant, type PriceBreak, priceOf } from '../../pricing/pricing.api.ts';

/** A substitute for an offer. */
export interface Analog {
  readonly id: number;
  readonly name: string;
  readonly article: string;
  readonly productCode: string;
  readonly priceKopecks: number | null;
}

/** The largest number of substitutes for one line. */
const MOST = 3;

interface AnalogRow {
  readonly insteadOf: number;
  readonly id: number;
  readonly article: string;
  readonly name: string;
  readonly productCode: string;
  readonly variant: Readonly<Record<string, string>>;
  readonly breaks: readonly PriceBreak[];
}

/**
 * Finds substitutes by offer id: sold and stocked offers of analogs that have a price for this buyer, one for each
 * product. Offers of the same size come first, then the catalogue's order. A single statement serves any number of
 * lines; prices are for the line's quantity.
 */
export async function findAnalogs(
  db: Db,
  lines: readonly { readonly offerId: number; readonly quantity: number }[],
  { priceTypeId, discountPercent }: PriceTerms,
): Promise<ReadonlyMap<number, readonly Analog[]>> {
  if (lines.length === 0) return new Map();
  const { rows } = await sql<AnalogRow>`
    select ranked.own_id as "insteadOf", ranked.id, ranked.article, ranked.name, ranked.code as "productCode",
      ranked.variant,
      (select jsonb_agg(jsonb_build_object('fromQuantity', price.from_quantity, 'kopecks', price.kopecks)
          order by price.from_quantity)
        from prices price where price.offer_id = ranked.id and price.price_type_id = ${priceTypeId}) as breaks
    from (
      select own.id as own_id, offer.id, offer.article, offer.variant, product.name, product.code,
        row_number() over (
          partition by own.id order by offer.is_same_size desc, relation.sort, relation.related_id
        ) as place
      from offers own
      join product_relations relation on relation.product_id = own.product_id and relation.kind = 'analog'
      join products product on product.id = relation.related_id and product.active
      cross join lateral (
        select sold.id, sold.article, sold.variant, sold.variant = own.variant as is_same_size
        from offers sold
        where sold.product_id = product.id and sold.active
          and exists (select from stocks stock where stock.offer_id = sold.id and stock.quantity > stock.reserved)
          and exists (select from prices price where price.offer_id = sold.id and price.price_type_id = ${priceTypeId})
        order by sold.variant = own.variant desc, sold.id
        limit 1
      ) offer
      where own.id = any(${lines.map(({ offerId }) => offerId)}::bigint[])
    ) ranked
    where ranked.place <= ${sql.lit(MOST)}
    order by ranked.own_id, ranked.place`.execute(db);
  const quantities = new Map(lines.map(({ offerId, quantity }) => [offerId, quantity]));
  const analogs = rows.map(({ insteadOf, variant, name, breaks, ...offer }) => ({
    insteadOf: Number(insteadOf),
    analog: {
      ...offer,
      name: nameWithVariant(name, variant),
      priceKopecks: priceOf(breaks, quantities.get(Number(insteadOf)) ?? 1, discountPercent),
    },
  }));
  const byOffer = Map.groupBy(analogs, ({ insteadOf }) => insteadOf);
  return new Map([...byOffer].map(([offerId, found]) => [offerId, found.map(({ analog }) => analog)]));
}
