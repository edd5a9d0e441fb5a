import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { count } from './changes.ts';

/**
 * The barcodes of the staged products and offers replace the earlier ones; records of prices or stock alone leave them.
 * Returns how many were added or removed.
 */
export async function mergeBarcodes(db: Db): Promise<number> {
  const products = await mergeOf(db, { content: 'product', table: 'products', owner: 'product_id' });
  const offers = await mergeOf(db, { content: 'offer', table: 'offers', owner: 'offer_id' });
  return products + offers;
}

interface Owners {
  readonly content: 'product' | 'offer';
  readonly table: 'products' | 'offers';
  readonly owner: 'product_id' | 'offer_id';
}

async function mergeOf(db: Db, { content, table, owner }: Owners): Promise<number> {
  const column = sql.ref(owner);
  const staged =
    content === 'product'
      ? sql`select external_id from stage_products`
      : sql`select external_id from stage_offers where is_whole`;
  const removed = await count(
    db,
    sql`delete from barcodes old using ${sql.table(table)} owner
      where owner.id = old.${column} and owner.external_id in (${staged}) and not exists (
        select from stage_barcodes s
        where s.content = ${sql.lit(content)} and s.external_id = owner.external_id and s.barcode = old.barcode)`,
  );
  const added = await count(
    db,
    sql`insert into barcodes (${column}, barcode)
      select owner.id, s.barcode from stage_barcodes s join ${sql.table(table)} owner on owner.external_id = s.external_id
      where s.content = ${sql.lit(content)}
      on conflict do nothing`,
  );
  return removed + added;
}
