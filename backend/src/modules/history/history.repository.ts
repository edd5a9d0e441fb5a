import type { getHistory } from '@shop/contracts/manager/history';
import type { PageNavigation } from '@shop/contracts/platform/fields';
import { type SqlBool, sql } from 'kysely';
import type * as v from 'valibot';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { clampPage } from '../../platform/http/paging.ts';

/** The scope: one company, or one person at every company. */
export type HistoryOf = { readonly counterpartyId: number } | { readonly doneBy: number };
type HistoryFilter = Omit<v.InferOutput<typeof getHistory.query & {}>, 'contragent'>;
export type HistoryRow = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number];

/** Reads a page of the history, newest first. The caller has checked that it may be read. */
export async function findHistory(
  db: Db,
  of: HistoryOf,
  filter: HistoryFilter,
): Promise<{ readonly rows: readonly HistoryRow[]; readonly pageNavigation: PageNavigation }> {
  const count = await countRows(filtered(db, of, filter));
  const { offset, pageNavigation } = clampPage(filter, count);
  const rows = await entries(db, of, filter)
    .orderBy('history.happened_at', 'desc')
    .orderBy('history.id', 'desc')
    .limit(filter.pageSize)
    .offset(offset)
    .execute();
  return { rows, pageNavigation };
}

function entries(db: Db, of: HistoryOf, filter: HistoryFilter) {
  return filtered(db, of, filter)
    .leftJoin('counterparties as company', 'company.id', 'history.counterparty_id')
    .leftJoin('users as doer', 'doer.id', 'history.user_id')
    .leftJoin('users as agent', 'agent.id', 'history.acted_by')
    .select([
      'history.id',
      'history.happened_at as at',
      'history.last_at as lastAt',
      'history.times',
      'history.action',
      'history.details',
      'company.id as companyId',
      'company.name as companyName',
      'company.code as companyCode',
      'doer.id as userId',
      'agent.id as actedById',
      sql<string | null>`doer.name || ' ' || doer.last_name`.as('userName'),
      sql<string | null>`agent.name || ' ' || agent.last_name`.as('actedByName'),
    ]);
}

/** Both days are Moscow days and included. */
function filtered(db: Db, of: HistoryOf, { user, acted, dateFrom, dateTo }: HistoryFilter) {
  let found = unscoped(db, 'the caller says whose history may be read').selectFrom('history');
  found =
    'counterpartyId' in of
      ? found.where('history.counterparty_id', '=', of.counterpartyId)
      : found.where(isDoneBy(of.doneBy));
  if (user !== undefined) found = found.where(isDoneBy(user));
  if (acted === 'Y') found = found.where('history.acted_by', 'is not', null);
  if (dateFrom) found = found.where(sql<SqlBool>`history.happened_at >= ${startOf(dateFrom)}`);
  if (dateTo) found = found.where(sql<SqlBool>`history.happened_at < ${startOf(dateTo)} + interval '1 day'`);
  return found;
}

function isDoneBy(userId: number) {
  return sql<SqlBool>`(history.user_id = ${userId} or history.acted_by = ${userId})`;
}

function startOf(day: string) {
  return sql`(${day}::date)::timestamp at time zone 'Europe/Moscow'`;
}
