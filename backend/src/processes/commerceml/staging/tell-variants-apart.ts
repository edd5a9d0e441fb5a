import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { ClassifierStore } from '../stores/classifier-store.ts';
import { OWN_TRAIT, traitProperty } from './characteristics.ts';

/**
 * A buyer must be able to tell the offers of a product apart. Where the characteristics that make variants do not, those
 * in which the offers differ stay in the variant, and where nothing else helps, the end of the name does. A package of
 * changes names only some offers; they follow the others.
 */
export async function tellVariantsApart(db: Db, classifier: ClassifierStore): Promise<void> {
  await sql`create temporary table siblings on commit drop as
    select external_id, product, variant, properties, true as is_staged from stage_offers where is_whole and active
    union all
    select o.external_id, p.external_id, o.variant, o.properties, false
    from products p join offers o on o.product_id = p.id and o.active
    where p.external_id in (select product from stage_offers where is_whole and not is_full)
      and not exists (select from stage_offers s where s.is_whole and s.external_id = o.external_id)`.execute(
    db,
  );
  await sql`analyze siblings`.execute(db);
  await keepDiffering(db);
  await nameTheRest(db, classifier);
}

/** Products of which two offers look the same, as a list of their ids. */
const alike = sql`select product from siblings group by product, variant having count(*) > 1`;

async function keepDiffering(db: Db): Promise<void> {
  const { rows } = await sql`select from siblings where is_staged and properties <> '{}' limit 1`.execute(db);
  if (rows.length === 0) return;
  await sql`create temporary table kept_traits on commit drop as
    with described as (
      select product, count(*) as offers from siblings where product in (${alike}) group by 1
    ), differing as (
      select s.product, t.key from siblings s, jsonb_each_text(s.properties) t
      where s.product in (select product from described) group by 1, 2
      having count(distinct t.value) > 1
        or count(*) < (select offers from described d where d.product = s.product)
    ), followed as (
      select s.product, t.key from siblings s, jsonb_object_keys(s.variant) as t (key) where not s.is_staged
    )
    select o.external_id, jsonb_object_agg(t.key, t.value) as traits
    from siblings o, jsonb_each_text(o.properties) t
    where o.is_staged and (o.product, t.key) in (select * from differing union select * from followed)
    group by 1`.execute(db);
  for (const table of ['stage_offers', 'siblings'])
    await sql`update ${sql.table(table)} s set variant = s.variant || k.traits,
        properties = s.properties - array(select jsonb_object_keys(k.traits))
      from kept_traits k where k.external_id = s.external_id`.execute(db);
}

async function nameTheRest(db: Db, classifier: ClassifierStore): Promise<void> {
  const { rows } =
    await sql`update stage_offers set variant = variant || jsonb_build_object(${OWN_TRAIT}::text,
      left(coalesce(substring(name from '\\(([^()]+)\\)\\s*$'), name), 120))
    where is_whole and active and (product in (${alike}) or product in (
      select product from siblings where not is_staged and variant ? ${OWN_TRAIT}))
    returning 1`.execute(db);
  if (rows.length > 0) await classifier.saveTrait(...traitProperty(OWN_TRAIT, 0));
}
