import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { ClassifierStore } from '../stores/classifier-store.ts';

/**
 * Gives a section to staged products that name no known group: the one they are in, otherwise «Без раздела». They move
 * once an exchange brings a group they name, which need not name them again. Call it before the products are merged.
 */
export async function placeInSections(db: Db, classifier: ClassifierStore): Promise<void> {
  await sql`delete from exchange_parked p using stage_products s
    where p.kind = 'section' and p.key = s.external_id`.execute(db);
  await sql`insert into exchange_parked (kind, key, record, file, line)
    select 'section', s.external_id, jsonb_build_object('groups', w.groups), w.file_name, s.line
    from stage_products s join stage_waiting_products w using (record)`.execute(db);
  const { rows } = await sql`select from stage_products where section_id is null limit 1`.execute(db);
  if (rows.length > 0) {
    await sql`update stage_products s set section_id = p.section_id from products p
      where s.section_id is null and p.external_id = s.external_id`.execute(db);
    const unsorted = await sql`select from stage_products where section_id is null limit 1`.execute(db);
    if (unsorted.rows.length > 0)
      await sql`update stage_products set section_id = ${await classifier.unsortedSectionId()}
        where section_id is null`.execute(db);
  }
}

/** Moves products that waited for a group which has come. Returns how many. */
export async function placeWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    with found as (
      select distinct on (p.key) p.key, s.id as section_id
      from exchange_parked p, jsonb_array_elements_text(p.record -> 'groups') with ordinality as named (id, place)
        join sections s on s.external_id = named.id
      where p.kind = 'section' order by p.key, named.place
    ), gone as (
      delete from exchange_parked p using found where p.kind = 'section' and p.key = found.key
    ), moved as (
      update products set section_id = found.section_id, updated_at = now() from found
      where products.external_id = found.key and products.section_id <> found.section_id returning 1
    )
    select count(*) as moved from moved`.execute(db);
  return rows[0]?.moved ?? 0;
}
