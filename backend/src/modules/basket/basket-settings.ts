import * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';

const basketSettings = v.object({
  /** Goods that are not in stock may be ordered and are delivered when they come. */
  canBuyUnavailable: v.optional(v.boolean(), true),
  /** The least that an order's goods may come to, kopecks with VAT; null without one. */
  minimumOrderKopecks: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
});
export type BasketSettings = v.InferOutput<typeof basketSettings>;

/** The setting `basket` of the shop; one that is none counts as the default. */
export async function readBasketSettings(db: Db): Promise<BasketSettings> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'basket').executeTakeFirst();
  return v.parse(v.fallback(basketSettings, v.parse(basketSettings, {})), row?.value ?? {});
}
