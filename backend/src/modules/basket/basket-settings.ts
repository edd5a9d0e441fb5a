import * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';

const basketSettings = v.object({
  /** Out-of-stock goods may be ordered and are delivered when they arrive. */
  canBuyUnavailable: v.optional(v.boolean(), true),
  /** Minimum sum of the goods in an order, kopecks with VAT; null for no minimum. */
  minimumOrderKopecks: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
});
export type BasketSettings = v.InferOutput<typeof basketSettings>;

/**
 * Reads the shop's setting `basket`. A missing or invalid setting gives the defaults: out-of-stock goods can be bought,
 * no minimum.
 */
export async function readBasketSettings(db: Db): Promise<BasketSettings> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'basket').executeTakeFirst();
  return v.parse(v.fallback(basketSettings, v.parse(basketSettings, {})), row?.value ?? {});
}
