import * as v from 'valibot';
import type { Db } from '../../database/database.ts';

const basketSettings = v.object({
  /** Goods that are not in stock may be ordered and are delivered when they come. */
  canBuyUnavailable: v.optional(v.boolean(), true),
});

/** The setting `basket` of the shop. */
export async function readBasketSettings(db: Db): Promise<v.InferOutput<typeof basketSettings>> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'basket').executeTakeFirst();
  return v.parse(basketSettings, row?.value ?? {});
}
