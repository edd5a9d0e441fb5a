import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { count } from './changes.ts';

export type Withdrawn = 'products' | 'offers';

const contents = { products: 'product', offers: 'offer' } as const;
const stagedIn = {
  products: sql`select from stage_products s where s.external_id = sold.external_id`,
  offers: sql`select from stage_offers s where s.is_whole and s.external_id = sold.external_id`,
};

/** Takes off sale what is marked as deleted. Returns how many. */
export function takeDeletedOffSale(db: Db, table: Withdrawn): Promise<number> {
  return update(
    db,
    table,
    sql`external_id in (
      select d.external_id from stage_deletions d where d.content = ${sql.lit(contents[table])})`,
  );
}

/** Takes off sale what a full package does not name. An item that was set aside is named. Returns how many. */
export function withdrawMissing(db: Db, table: Withdrawn): Promise<number> {
  return update(
    db,
    table,
    sql`not exists (${stagedIn[table]}) and not exists (
      select from stage_set_aside a
      where a.content = ${sql.lit(contents[table])} and a.external_id = sold.external_id)`,
  );
}

export async function countOnSale(db: Db, table: Withdrawn): Promise<number> {
  const { rows } = await sql<{
    sold: number;
  }>`select count(*) as sold from ${sql.table(table)} where active`.execute(db);
  return rows[0]?.sold ?? 0;
}

function update(db: Db, table: Withdrawn, condition: RawBuilder<unknown>): Promise<number> {
  const changes = table === 'products' ? sql`, updated_at = now()` : sql``;
  return count(
    db,
    sql`update ${sql.table(table)} sold set active = false${changes} where active and ${condition}`,
  );
}
