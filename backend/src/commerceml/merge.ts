import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** How many rows of a noun an import added, changed and took off sale. */
export interface Changes {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** Staged products into `products`, with their properties. A full package takes what it does not name off sale. */
export async function mergeProducts(db: Db, isFull: boolean): Promise<Changes> {
  await settleCodes(db);
  const written = await countWritten(
    db,
    sql`insert into products (external_id, code, article, name, description, section_id, brand_id, measure_base,
        measure_custom, measure_factor, min_order_count, multiplicity, weight_grams, volume_cm3, vat_percent, sort,
        picture, active)
      select s.external_id, s.code, s.article, s.name, s.description, s.section_id, b.id, s.measure_base,
        s.measure_custom, s.measure_factor, s.min_order_count, s.multiplicity, s.weight_grams, s.volume_cm3,
        s.vat_percent, s.sort, s.picture, s.active
      from stage_products s left join brands b on b.name = s.brand
      order by s.file, s.line
      on conflict (external_id) do update set
        article = excluded.article, name = excluded.name, description = excluded.description,
        section_id = excluded.section_id, brand_id = excluded.brand_id, measure_base = excluded.measure_base,
        measure_custom = excluded.measure_custom, measure_factor = excluded.measure_factor,
        min_order_count = excluded.min_order_count, multiplicity = excluded.multiplicity,
        weight_grams = excluded.weight_grams, volume_cm3 = excluded.volume_cm3, vat_percent = excluded.vat_percent,
        sort = excluded.sort, picture = excluded.picture, active = excluded.active, updated_at = now()
      where (products.article, products.name, products.description, products.section_id, products.brand_id,
          products.measure_base, products.measure_custom, products.measure_factor, products.min_order_count,
          products.multiplicity, products.weight_grams, products.volume_cm3, products.vat_percent, products.sort,
          products.picture, products.active)
        is distinct from (excluded.article, excluded.name, excluded.description, excluded.section_id,
          excluded.brand_id, excluded.measure_base, excluded.measure_custom, excluded.measure_factor,
          excluded.min_order_count, excluded.multiplicity, excluded.weight_grams, excluded.volume_cm3,
          excluded.vat_percent, excluded.sort, excluded.picture, excluded.active)
      returning (xmax = 0) as is_new`,
  );
  const removed = isFull
    ? await count(
        db,
        sql`update products set active = false, updated_at = now()
          where active and not exists (select from stage_products s where s.external_id = products.external_id)`,
      )
    : 0;
  return { ...written, removed };
}

export async function mergeProperties(db: Db): Promise<Changes> {
  await sql`create temporary table stage_values on commit drop as
    select p.id as product_id, s.property_id, s.value, s.number
    from stage_properties s join products p on p.external_id = s.product`.execute(db);
  await sql`analyze stage_values`.execute(db);
  const removed = await count(
    db,
    sql`delete from product_properties old
      using (select p.id from stage_products s join products p on p.external_id = s.external_id) staged
      where old.product_id = staged.id and not exists (
        select from stage_values s
        where s.product_id = old.product_id and s.property_id = old.property_id and s.value = old.value)`,
  );
  const written = await countWritten(
    db,
    sql`insert into product_properties (product_id, property_id, value, number)
      select product_id, property_id, value, number from stage_values
      on conflict (product_id, property_id, value) do update set number = excluded.number
      where product_properties.number is distinct from excluded.number
      returning (xmax = 0) as is_new`,
  );
  return { ...written, removed };
}

/** An offer with its product's id in the exchange is the product itself and gets its id here too. */
export async function mergeOffers(db: Db, isFull: boolean): Promise<Changes> {
  const written = await countWritten(
    db,
    sql`insert into offers (id, external_id, product_id, article, name, variant, sort, active)
      select case when s.external_id = s.product then p.id else nextval('catalog_item_id') end,
        s.external_id, p.id, coalesce(nullif(s.article, ''), p.article), s.name, s.variant, s.sort, s.active
      from stage_offers s join products p on p.external_id = s.product
      order by s.file, s.line
      on conflict (external_id) do update set
        product_id = excluded.product_id, article = excluded.article, name = excluded.name,
        variant = excluded.variant, sort = excluded.sort, active = excluded.active
      where (offers.product_id, offers.article, offers.name, offers.variant, offers.sort, offers.active)
        is distinct from (excluded.product_id, excluded.article, excluded.name, excluded.variant, excluded.sort,
          excluded.active)
      returning (xmax = 0) as is_new`,
  );
  const removed = isFull
    ? await count(
        db,
        sql`update offers set active = false
          where active and not exists (select from stage_offers s where s.external_id = offers.external_id)`,
      )
    : 0;
  return { ...written, removed };
}

export async function mergePrices(db: Db): Promise<Changes> {
  await sql`create temporary table stage_offer_prices on commit drop as
    select o.id as offer_id, s.price_type_id, s.from_quantity, s.kopecks
    from stage_prices s join offers o on o.external_id = s.offer`.execute(db);
  await sql`analyze stage_offer_prices`.execute(db);
  const removed = await count(
    db,
    sql`delete from prices old
      using (select o.id from stage_offers s join offers o on o.external_id = s.external_id
        where s.has_prices) staged
      where old.offer_id = staged.id and not exists (
        select from stage_offer_prices s
        where s.offer_id = old.offer_id and s.price_type_id = old.price_type_id
          and s.from_quantity = old.from_quantity)`,
  );
  const written = await countWritten(
    db,
    sql`insert into prices (offer_id, price_type_id, from_quantity, kopecks)
      select offer_id, price_type_id, from_quantity, kopecks from stage_offer_prices
      on conflict (offer_id, price_type_id, from_quantity) do update set kopecks = excluded.kopecks
      where prices.kopecks <> excluded.kopecks
      returning (xmax = 0) as is_new`,
  );
  return { ...written, removed };
}

/** Never below what orders have reserved. */
export async function mergeStocks(db: Db): Promise<Changes> {
  await sql`create temporary table stage_offer_stocks on commit drop as
    select o.id as offer_id, s.warehouse_id, s.quantity, s.arrival_on, s.arrival_quantity
    from stage_stocks s join offers o on o.external_id = s.offer`.execute(db);
  await sql`analyze stage_offer_stocks`.execute(db);
  const removed = await count(
    db,
    sql`update stocks old set quantity = old.reserved, arrival_on = null, arrival_quantity = 0
      from (select o.id from stage_offers s join offers o on o.external_id = s.external_id
        where s.has_stocks) staged
      where old.offer_id = staged.id and (old.quantity > old.reserved or old.arrival_on is not null)
        and not exists (select from stage_offer_stocks s
          where s.offer_id = old.offer_id and s.warehouse_id = old.warehouse_id)`,
  );
  const written = await countWritten(
    db,
    sql`insert into stocks (offer_id, warehouse_id, quantity, arrival_on, arrival_quantity)
      select offer_id, warehouse_id, quantity, arrival_on, arrival_quantity from stage_offer_stocks
      on conflict (offer_id, warehouse_id) do update set
        quantity = greatest(excluded.quantity, stocks.reserved),
        arrival_on = excluded.arrival_on, arrival_quantity = excluded.arrival_quantity
      where (stocks.quantity, stocks.arrival_on, stocks.arrival_quantity)
        is distinct from (greatest(excluded.quantity, stocks.reserved), excluded.arrival_on,
          excluded.arrival_quantity)
      returning (xmax = 0) as is_new`,
  );
  return { ...written, removed };
}

/** The most popular product's picture stands for its section and all above. */
export async function pictureSections(db: Db): Promise<number> {
  return count(
    db,
    sql`update sections set picture = best.picture
      from (
        select distinct on (above.id) above.id, p.picture
        from sections above
        join sections own on own.id = above.id or own.path like above.path || '/%'
        join products p on p.section_id = own.id and p.active and p.picture is not null
        order by above.id, p.sort, p.id
      ) best
      where best.id = sections.id and sections.picture is distinct from best.picture`,
  );
}

/** A new product's code must be free; a second «Молоток слесарный» gets some letters more. */
async function settleCodes(db: Db): Promise<void> {
  await sql`update stage_products s set code = s.code || '-' || substr(md5(s.external_id), 1, 6)
    from (
      select n.external_id, n.code, row_number() over (partition by n.code order by n.file, n.line) as place
      from stage_products n left join products known on known.external_id = n.external_id
      where known.id is null
    ) fresh
    where fresh.external_id = s.external_id
      and (fresh.place > 1 or exists (select from products p where p.code = fresh.code))`.execute(db);
}

/** How many rows a statement touched; it must end where `returning` can follow. */
async function count(db: Db, statement: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ touched: number }>`
    with touched as (${statement} returning 1) select count(*) as touched from touched`.execute(db);
  return rows[0]?.touched ?? 0;
}

async function countWritten(
  db: Db,
  insert: RawBuilder<unknown>,
): Promise<{ added: number; changed: number }> {
  const { rows } = await sql<{ added: number; changed: number }>`
    with written as (${insert})
    select count(*) filter (where is_new) as added, count(*) filter (where not is_new) as changed
    from written`.execute(db);
  return rows[0] ?? { added: 0, changed: 0 };
}
