import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type Changes, count } from './changes.ts';

/**
 * Characteristics that make no variants are properties of the product, with all values that its offers have. Call it
 * after the offers are merged. An exchange of products alone leaves them.
 */
export async function mergeTraits(db: Db): Promise<Changes> {
  const { rows } = await sql`select from stage_offers where is_whole limit 1`.execute(db);
  if (rows.length === 0) return { added: 0, changed: 0, removed: 0 };
  await sql`create temporary table traits on commit drop as
    select distinct o.product_id, d.id as property_id, t.value
    from offers o, jsonb_each_text(o.properties) t, properties d
    where o.active and o.properties <> '{}' and d.external_id = 'characteristic:' || t.key`.execute(db);
  await sql`analyze traits`.execute(db);
  const removed = await count(
    db,
    sql`delete from product_properties old using properties d
      where d.id = old.property_id and starts_with(d.external_id, 'characteristic:') and not exists (
        select from traits t
        where t.product_id = old.product_id and t.property_id = old.property_id and t.value = old.value)`,
  );
  const added = await count(
    db,
    sql`insert into product_properties (product_id, property_id, value)
      select product_id, property_id, value from traits on conflict do nothing`,
  );
  return { added, changed: 0, removed };
}
