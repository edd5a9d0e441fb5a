import type { getOfficeClients, OfficeClient } from '@shop/contracts/office/clients';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { findPageIds } from '../../../platform/http/find-page-ids.ts';
import { wordsOf } from '../../../platform/text/search-words.ts';
import { containsText } from '../../access/access.api.ts';

type ListQuery = v.InferOutput<typeof getOfficeClients.query & {}>;
export type ClientFilter = Pick<ListQuery, 'query' | 'manager' | 'priceType' | 'closed'>;

const REASON = 'the office runs the shop for all companies';

/**
 * Reads a page of all companies, by name. The page is found first, so that contracts are summed for its companies
 * alone.
 */
export async function listClients(db: Db, filter: ListQuery) {
  const { ids, pageNavigation } = await findPageIds(
    db,
    findClients(db, filter).select(['company.id', 'company.search_text as sort']),
    filter,
  );
  if (ids.length === 0) return { items: [], pageNavigation };
  const rows = await unscoped(db, REASON)
    .selectFrom('counterparties as company')
    .leftJoin('price_types as prices', 'prices.id', 'company.price_type_id')
    .leftJoin('users as manager', 'manager.id', 'company.manager_id')
    .select([
      'company.id',
      'company.code',
      'company.name',
      'company.inn',
      sql<string>`coalesce(company.kpp, '')`.as('kpp'),
      'prices.name as priceType',
      'company.discount_percent as discountPercent',
      sql<string | null>`trim(manager.last_name || ' ' || manager.name)`.as('manager'),
      sql<boolean>`not company.active or company.closed_at is not null`.as('isClosed'),
      sql<number>`(select count(*) from contracts own where own.counterparty_id = company.id)`.as(
        'contractCount',
      ),
      sql<number>`(
        select coalesce(sum(own.credit_limit_kopecks), 0)::bigint from contracts own
        where own.counterparty_id = company.id)`.as('creditLimitKopecks'),
      sql<number>`(
        select count(*) from terms_history later
        where later.counterparty_id = company.id and later.applied_at is null)`.as('plannedCount'),
    ])
    .where('company.id', 'in', ids)
    .execute();
  const byId = new Map<number, OfficeClient>(rows.map((row) => [row.id, row]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), pageNavigation };
}

/** All companies that the filter finds. */
export function findClients(db: Db, { query, manager, priceType, closed }: ClientFilter) {
  let found = unscoped(db, REASON).selectFrom('counterparties as company');
  if (manager !== '') found = found.where('company.manager_id', 'is not distinct from', idOf(manager));
  if (priceType !== '') found = found.where('company.price_type_id', 'is not distinct from', idOf(priceType));
  if (closed !== '')
    found = found.where(
      sql<boolean>`(not company.active or company.closed_at is not null)`,
      '=',
      closed === 'Y',
    );
  for (const word of wordsOf(query)) found = found.where(containsText(sql.ref('company.search_text'), word));
  return found;
}

const idOf = (choice: number | 'none') => (choice === 'none' ? null : choice);
