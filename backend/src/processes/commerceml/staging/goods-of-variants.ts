import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/**
 * Older configurations export every variant as goods of its own: `Товар` and `Предложение` have the same id
 * `product#variant`, and there are no goods without the `#`. Such an offer belongs to the goods of its own id. Call it
 * before offers without a product are parked.
 */
export async function offerGoodsOfVariants(db: Db): Promise<void> {
  await sql`update stage_offers s set product = s.external_id
    from (
      select external_id from products where external_id like '%#%'
      union select external_id from stage_products where external_id like '%#%'
    ) variant
    where variant.external_id = s.external_id and s.is_whole and s.product <> s.external_id
      and not exists (select from products p where p.external_id = s.product)
      and not exists (select from stage_products p where p.external_id = s.product)`.execute(db);
}
