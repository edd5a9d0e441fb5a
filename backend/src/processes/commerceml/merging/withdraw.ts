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

/** Remembers what a part of a full package names, with what was set aside of it. */
export async function rememberSeen(db: Db, table: Withdrawn, sessionId: number): Promise<void> {
  const staged = table === 'products' ? sql`stage_products` : sql`stage_offers where is_whole`;
  await sql`insert into exchange_seen (session_id, content, external_id)
    select ${sessionId}::bigint, ${sql.lit(table)}, external_id from (
      select external_id from ${staged}
      union select external_id from stage_set_aside where content = ${sql.lit(contents[table])}
    ) named
    on conflict do nothing`.execute(db);
}

/** Reads what `rememberSeen` has remembered, as JSON for `keepSeen`. */
export async function readSeen(db: Db, sessionId: number): Promise<string> {
  const { rows } = await sql<{ seen: string | null }>`
    select json_agg(json_build_array(content, external_id))::text as seen
    from exchange_seen where session_id = ${sessionId}`.execute(db);
  return rows[0]?.seen ?? '[]';
}

/** Remembers it again, after the transaction of a dry run has been rolled back. */
export async function keepSeen(db: Db, sessionId: number, seen: string): Promise<void> {
  await sql`insert into exchange_seen (session_id, content, external_id)
    select ${sessionId}::bigint, pair ->> 0, pair ->> 1 from json_array_elements(${seen}::json) pair
    on conflict do nothing`.execute(db);
}

/** Takes off sale what no part of a full package has named, where there was one. Returns how many. */
export function withdrawUnseen(db: Db, table: Withdrawn, sessionId: number): Promise<number> {
  const seen = sql`select from exchange_seen seen
    where seen.session_id = ${sessionId} and seen.content = ${sql.lit(table)}`;
  return update(
    db,
    table,
    sql`exists (${seen}) and not exists (${seen} and seen.external_id = sold.external_id)`,
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
