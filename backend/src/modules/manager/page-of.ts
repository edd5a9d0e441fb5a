import { type Expression, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { clampPage } from '../../platform/http/paging.ts';

/**
 * Ids of a page of what was found, in the order of `sort` by its bytes, and the paging; a page past the end is the last
 * one. One statement, so that thousands are looked through once to be counted and sorted.
 */
export async function pageOf(
  db: Db,
  found: Expression<{ id: number; sort: string }>,
  asked: { readonly page: number; readonly pageSize: number },
) {
  const { page, pageSize } = asked;
  const { rows } = await sql<{ id: number; count: number }>`
    with found as materialized ${found}, total as materialized (select count(*) as count from found)
    select found.id, total.count from found, total
    order by found.sort collate "C", found.id
    limit ${pageSize}::int offset (
      select least(${(page - 1) * pageSize}::bigint, greatest(count - 1, 0) / ${pageSize}::bigint * ${pageSize}::bigint)
      from total)`.execute(db);
  const { pageNavigation } = clampPage(asked, rows[0]?.count ?? 0);
  return { ids: rows.map(({ id }) => id), pageNavigation };
}
