import { type getManagedCounterparties, QUIET_DAYS } from '@shop/contracts/manager/manager';
import { type RawBuilder, sql } from 'kysely';
import type * as v from 'valibot';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { findPageIds } from '../../../platform/http/find-page-ids.ts';
import { wordsOf } from '../../../platform/text/search-words.ts';
import { companiesOf, containsText } from '../../access/access.api.ts';

// Debts are summed contract by contract, as in the finances: an advance on one does not hide the debt on another.
const debt = sql<number>`(
  select coalesce(sum(greatest(owed.kopecks, 0)), 0) from (
    select sum(turnover.debit_kopecks - turnover.credit_kopecks) as kopecks from ledger_turnovers turnover
    where turnover.counterparty_id = company.id
    group by turnover.contract_id) owed)`;
const lastOrderAt = sql<Date | null>`(
  select max(placed.created_at) from orders placed where placed.counterparty_id = company.id)`;

type CompanyFilter = v.InferOutput<typeof getManagedCounterparties.query & {}>;

/**
 * Reads a page of the client companies that the manager looks after and of those without a manager. The page is found
 * first, so that figures are computed for its companies alone.
 */
export async function listCompanies(db: Db, actor: Actor, filter: CompanyFilter) {
  const found = filtered(companiesOf(db, actor), filter);
  const { ids, pageNavigation } = await findPageIds(
    db,
    found.select(['company.id', sortOf(filter).as('sort')]),
    filter,
  );
  if (ids.length === 0) return { items: [], pageNavigation };
  const rows = await unscoped(db, 'companies that were found to be the manager’s')
    .selectFrom('counterparties as company')
    .select([
      'company.id',
      'company.code',
      'company.name',
      'company.kind',
      'company.inn',
      'company.kpp',
      'company.active as isActive',
      sql<number>`(select count(*) from counterparty_users member where member.counterparty_id = company.id)`.as(
        'userCount',
      ),
      debt.as('debtKopecks'),
      sql<number>`(
        select coalesce(sum(contract.credit_limit_kopecks), 0) from contracts contract
        where contract.counterparty_id = company.id)`.as('creditLimitKopecks'),
      lastOrderAt.as('lastOrderAt'),
    ])
    .where('company.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), pageNavigation };
}

/** Words whose byte order is the order of the list; companies of one place are ordered by name. */
function sortOf({ sort }: CompanyFilter): RawBuilder<string> {
  const name = sql.ref('company.search_text');
  const seconds = sql`coalesce(extract(epoch from ${lastOrderAt})::bigint, 0)`;
  const ascending = (value: RawBuilder<unknown>) => sql<string>`lpad((${value})::text, 18, '0') || ${name}`;
  const descending = (value: RawBuilder<unknown>) => ascending(sql`100000000000000000 - ${value}`);
  switch (sort) {
    case 'debt':
      return descending(debt);
    case 'lastOrder':
      return descending(seconds);
    case 'quiet':
      return ascending(seconds);
    case 'name':
      return sql<string>`${name}`;
  }
}

function filtered(companies: ReturnType<typeof companiesOf>, { query, active, quiet }: CompanyFilter) {
  let found = companies;
  if (quiet === 'Y') {
    const since = new Date(Date.now() - QUIET_DAYS * 86_400_000);
    found = found.where('company.created_at', '<', since).where(sql<boolean>`not exists (
        select from orders placed where placed.counterparty_id = company.id and placed.created_at >= ${since})`);
  }
  if (active !== '') found = found.where('company.active', '=', active === 'Y');
  for (const word of wordsOf(query)) found = found.where(containsText(sql.ref('company.search_text'), word));
  return found;
}
