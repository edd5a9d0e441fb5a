import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type Changes, count, countWritten } from './changes.ts';
import { takeDeletedOffSale } from './withdraw.ts';

/**
 * Merges staged products into `products`. A full package takes products that it does not name off sale, see
 * `withdrawMissing`.
 */
export async function mergeProducts(db: Db): Promise<Changes> {
  await settleCodes(db);
  const written = await countWritten(
    db,
    sql`insert into products (external_id, code, article, name, description, section_id, brand_id, measure_base,
        measure_custom, measure_factor, min_order_count, multiplicity, weight_grams, volume_cm3, vat_percent, sort,
        picture, active)
      select s.external_id, s.code, s.article, s.name, s.description, s.section_id, b.id, s.measure_base,
        s.measure_custom, s.measure_factor, s.min_order_count, s.multiplicity, s.weight_grams, s.volume_cm3,
        s.vat_percent, s.sort, f.picture, s.active
      from stage_products s left join brands b on b.name = s.brand
        left join stage_pictures f on f.product = s.external_id and f.position = 0
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
  return { ...written, removed: await takeDeletedOffSale(db, 'products') };
}

/** Values from characteristics of offers are not the product's own, see `mergeTraits`. */
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
        where s.product_id = old.product_id and s.property_id = old.property_id and s.value = old.value)
        and old.property_id not in (
          select id from properties where starts_with(external_id, 'characteristic:'))`,
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

/** A package of changes names only some offers of a product, so their order in it means nothing. */
const placeOfOffer = sql`case
  when s.is_full then s.sort
  when known.id is not null then known.sort
  else s.sort + coalesce((select max(o.sort) from offers o where o.product_id = p.id), 0)
end`;

/** An offer with its product's id in the exchange is the product itself and gets the product's id here too. */
export async function mergeOffers(db: Db): Promise<Changes> {
  const written = await countWritten(
    db,
    sql`insert into offers (id, external_id, product_id, article, name, variant, properties, sort, active)
      select case when s.external_id = s.product then p.id else nextval('catalog_item_id') end,
        s.external_id, p.id, coalesce(nullif(s.article, ''), p.article), s.name, s.variant, s.properties,
        ${placeOfOffer}, s.active
      from stage_offers s join products p on p.external_id = s.product
        left join offers known on known.external_id = s.external_id
      where s.is_whole
      order by s.file, s.line
      on conflict (external_id) do update set
        product_id = excluded.product_id, article = excluded.article, name = excluded.name,
        variant = excluded.variant, properties = excluded.properties, sort = excluded.sort, active = excluded.active
      where (offers.product_id, offers.article, offers.name, offers.variant, offers.properties, offers.sort,
          offers.active)
        is distinct from (excluded.product_id, excluded.article, excluded.name, excluded.variant,
          excluded.properties, excluded.sort, excluded.active)
      returning (xmax = 0) as is_new`,
  );
  return { ...written, removed: await takeDeletedOffSale(db, 'offers') };
}

/** Gives each section and its parents the picture of its most popular product. */
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

/** A new product's code must be free; a second «Молоток слесарный» gets a suffix. */
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
