import { type Expression, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { clampPage } from './paging.ts';

/**
 * Returns the ids of one page of `found`, in byte order of `sort`, with the paging; a page past the end is the last
 * one. A single statement counts and sorts, so thousands of rows are scanned once.
 */
export async function findPageIds(
  db: Db,
  found: Expression<{ id: number; sort: string }>,
  paging: { readonly page: number; readonly pageSize: number },
) {
  const { page, pageSize } = paging;
  const { rows } = await sql<{ id: number; count: number }>`
    with found as materialized ${found}, total as materialized (select count(*) as count from found)
    select found.id, total.count from found, total
    order by found.sort collate "C", found.id
    limit ${pageSize}::int offset (
      select least(${(page - 1) * pageSize}::bigint, greatest(count - 1, 0) / ${pageSize}::bigint * ${pageSize}::bigint)
      from total)`.execute(db);
  const { pageNavigation } = clampPage(paging, rows[0]?.count ?? 0);
  return { ids: rows.map(({ id }) => id), pageNavigation };
}
