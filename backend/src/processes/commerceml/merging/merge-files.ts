import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type Changes, count, countWritten } from './changes.ts';

/** Removes pictures that could not be rendered; the next one moves up. Call it before the products. */
export async function forgetBrokenPictures(db: Db, names: ReadonlySet<string>): Promise<void> {
  if (names.size === 0) return;
  await sql`delete from stage_pictures where picture = any (${[...names]}::text[])`.execute(db);
  await sql`update stage_pictures f set position = numbered.place - 1
    from (select product, picture, row_number() over (partition by product order by position) as place
      from stage_pictures) numbered
    where f.product = numbered.product and f.picture = numbered.picture
      and f.position <> numbered.place - 1`.execute(db);
}

/** Further pictures and documents of the staged products replace the earlier ones. */
export async function mergeFiles(db: Db): Promise<Changes> {
  const pictures = await mergePictures(db);
  const documents = await mergeDocuments(db);
  return {
    added: pictures.added + documents.added,
    changed: pictures.changed + documents.changed,
    removed: pictures.removed + documents.removed,
  };
}

async function mergePictures(db: Db): Promise<Changes> {
  const removed = await count(
    db,
    sql`delete from product_pictures old using products p, stage_products s
      where p.id = old.product_id and s.external_id = p.external_id and not exists (
        select from stage_pictures f where f.product = s.external_id and f.position = old.position)`,
  );
  const written = await countWritten(
    db,
    sql`insert into product_pictures (product_id, position, picture)
      select p.id, f.position, f.picture from stage_pictures f join products p on p.external_id = f.product
      where f.position > 0
      on conflict (product_id, position) do update set picture = excluded.picture
      where product_pictures.picture <> excluded.picture
      returning (xmax = 0) as is_new`,
  );
  return { ...written, removed };
}

async function mergeDocuments(db: Db): Promise<Changes> {
  const removed = await count(
    db,
    sql`delete from product_documents old using products p, stage_products s
      where p.id = old.product_id and s.external_id = p.external_id and not exists (
        select from stage_documents f where f.product = s.external_id and f.file = old.file)`,
  );
  const written = await countWritten(
    db,
    sql`insert into product_documents (product_id, title, file, type, size_bytes, sort)
      select p.id, f.title, f.file, f.type, f.size_bytes, f.sort
      from stage_documents f join products p on p.external_id = f.product
      order by p.id, f.sort
      on conflict (product_id, file) do update set title = excluded.title, type = excluded.type,
        size_bytes = excluded.size_bytes, sort = excluded.sort
      where (product_documents.title, product_documents.type, product_documents.size_bytes,
          product_documents.sort)
        is distinct from (excluded.title, excluded.type, excluded.size_bytes, excluded.sort)
      returning (xmax = 0) as is_new`,
  );
  return { ...written, removed };
}
