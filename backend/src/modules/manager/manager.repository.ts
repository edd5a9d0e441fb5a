import type { getManagedCounterparties } from '@shop/shared/contracts/manager';
import { type SqlBool, sql } from 'kysely';
import type * as v from 'valibot';
import type { Db } from '../../database/database.ts';
import { unscoped } from '../../database/scoped.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import { clampPage } from '../../http/paging.ts';

export type CounterpartyFilter = v.InferOutput<typeof getManagedCounterparties.query & {}>;

/**
 * A page of the client companies the manager looks after, and of those nobody does yet, by name. The numbers beside them come with the page in
 * one statement, counted for its rows only.
 */
export async function listCounterparties(db: Db, actor: ActingUser, filter: CounterpartyFilter) {
  const all = unscoped(db, 'a manager sees the companies of all his clients');
  const found = filtered(managedBy(all, actor), filter);
  const { count } = await found
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const { offset, pageNavigation } = clampPage(filter, count);
  const items = await found
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
      // Contract by contract, as in the finances: an advance on one does not hide the debt on another.
      sql<number>`(
        select coalesce(sum(greatest(owed.kopecks, 0)), 0) from (
          select sum(entry.kopecks) as kopecks from ledger_entries entry
          join ledger_documents document on document.id = entry.document_id
          where entry.counterparty_id = company.id and entry.account = 'receivable'
          group by document.contract_id) owed)`.as('debtKopecks'),
      sql<number>`(
        select coalesce(sum(contract.credit_limit_kopecks), 0) from contracts contract
        where contract.counterparty_id = company.id)`.as('creditLimitKopecks'),
      sql<Date | null>`(select max(placed.created_at) from orders placed where placed.counterparty_id = company.id)`.as(
        'lastOrderAt',
      ),
    ])
    .orderBy(sql`company.name collate "und-x-icu"`)
    .orderBy('company.id')
    .limit(filter.pageSize)
    .offset(offset)
    .execute();
  return { items, pageNavigation };
}

function managedBy(db: Db, actor: ActingUser) {
  return db
    .selectFrom('counterparties as company')
    .where((where) =>
      where.or([where('company.manager_id', '=', actor.userId), where('company.manager_id', 'is', null)]),
    );
}

function filtered(companies: ReturnType<typeof managedBy>, { query, active }: CounterpartyFilter) {
  let found = companies;
  if (active !== '') found = found.where('company.active', '=', active === 'Y');
  if (query === '') return found;
  const pattern = `%${query.replace(/[\\%_]/g, '\\$&')}%`;
  return found.where(
    sql<SqlBool>`(company.name ilike ${pattern} or company.inn like ${pattern} or company.code ilike ${pattern})`,
  );
}
