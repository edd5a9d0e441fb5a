import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../src/platform/database/database.ts';

/** Products that are imported; more are copies of these, because an import of a million would take half an hour. */
export const IMPORTED = 10_000;

/**
 * Copies the whole catalogue until it has `products` products, each with the offers, values, prices and stock of its
 * original. Articles and codes of a copy end with its number. Only for PostgreSQL, as its superuser: the checks of
 * foreign keys and the triggers are off meanwhile.
 */
export async function multiplyCatalog(db: Db, products: number): Promise<void> {
  const copies = Math.ceil(products / IMPORTED) - 1;
  await db.connection().execute(async (connection) => {
    const run = (statement: RawBuilder<unknown>) => statement.execute(connection);
    await run(sql`set session_replication_role = replica`);
    await run(
      sql`create temporary table originals as select * from products order by id limit ${sql.lit(IMPORTED)}`,
    );
    for (let copy = 1; copy <= copies; copy += 1) {
      const left = products - copy * IMPORTED;
      const end = `~${copy}`;
      await run(sql`create temporary table copied as
        select id, nextval('catalog_item_id') as copy_id from originals order by id limit ${sql.lit(left)}`);
      await run(sql`create temporary table copied_offers as
        select o.id, nextval('catalog_item_id') as copy_id, copied.copy_id as product_id
        from offers o join copied on copied.id = o.product_id`);
      await run(sql`insert into products (id, external_id, code, article, name, description, section_id, brand_id,
          measure_base, measure_custom, measure_factor, min_order_count, multiplicity, weight_grams, volume_cm3,
          vat_percent, sort, picture, active)
        select copy_id, external_id || ${end}, code || ${end}, article || ${end}, name || ${` ${copy}`}, description,
          section_id, brand_id, measure_base, measure_custom, measure_factor, min_order_count, multiplicity,
          weight_grams, volume_cm3, vat_percent, sort, picture, active
        from originals join copied using (id)`);
      await run(sql`insert into product_properties (product_id, property_id, value, number)
        select copy_id, property_id, value, number from product_properties join copied on id = product_id`);
      await run(sql`insert into offers (id, external_id, product_id, article, name, variant, sort, active)
        select c.copy_id, o.external_id || ${end}, c.product_id, o.article || ${end}, o.name, o.variant, o.sort, o.active
        from offers o join copied_offers c on c.id = o.id`);
      await run(sql`insert into prices (offer_id, price_type_id, from_quantity, kopecks)
        select copy_id, price_type_id, from_quantity, kopecks from prices join copied_offers on id = offer_id`);
      await run(sql`insert into stocks (offer_id, warehouse_id, quantity, reserved, arrival_on, arrival_quantity)
        select copy_id, warehouse_id, quantity, reserved, arrival_on, arrival_quantity
        from stocks join copied_offers on id = offer_id`);
      await run(sql`drop table copied, copied_offers`);
    }
    await run(sql`drop table originals`);
    await run(sql`set session_replication_role = default`);
  });
}
