import type { getManagedCounterparties } from '@shop/contracts/manager/manager';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { findPageIds } from '../../../platform/http/find-page-ids.ts';
import { wordsOf } from '../../../platform/text/search-words.ts';
import { companiesOf, containsText } from '../../access/access.api.ts';

type CompanyFilter = v.InferOutput<typeof getManagedCounterparties.query & {}>;

/**
 * Reads a page, by name, of the client companies that the manager looks after and of those without a manager. The page
 * is found first, so that figures are computed for its companies alone.
 */
export async function listCompanies(db: Db, actor: Actor, filter: CompanyFilter) {
  const found = filtered(companiesOf(db, actor), filter);
  const { ids, pageNavigation } = await findPageIds(
    db,
    found.select(['company.id', 'company.search_text as sort']),
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
      // Debts are summed contract by contract, as in the finances: an advance on one does not hide the debt on another.
      sql<number>`(
        select coalesce(sum(greatest(owed.kopecks, 0)), 0) from (
          select sum(turnover.debit_kopecks - turnover.credit_kopecks) as kopecks from ledger_turnovers turnover
          where turnover.counterparty_id = company.id
          group by turnover.contract_id) owed)`.as('debtKopecks'),
      sql<number>`(
        select coalesce(sum(contract.credit_limit_kopecks), 0) from contracts contract
        where contract.counterparty_id = company.id)`.as('creditLimitKopecks'),
      sql<Date | null>`(select max(placed.created_at) from orders placed where placed.counterparty_id = company.id)`.as(
        'lastOrderAt',
      ),
    ])
    .where('company.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), pageNavigation };
}

function filtered(companies: ReturnType<typeof companiesOf>, { query, active }: CompanyFilter) {
  let found = companies;
  if (active !== '') found = found.where('company.active', '=', active === 'Y');
  for (const word of wordsOf(query)) found = found.where(containsText(sql.ref('company.search_text'), word));
  return found;
}
