import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { NotFound } from '../../platform/errors/errors.ts';

export const UNKNOWN_COMPANY = 'Такой компании нет';

type Company = Schema & { company: Schema['counterparties'] };

/** Selects the companies of the manager and those without a manager. Every query of the manager's pages starts here. */
export function companiesOf(db: Db, actor: Actor) {
  return unscoped(db, 'a manager sees the companies of all his clients')
    .selectFrom('counterparties as company')
    .where((where: ExpressionBuilder<Company, 'company'>) =>
      where.or([where('company.manager_id', '=', actor.userId), where('company.manager_id', 'is', null)]),
    );
}

/** A subquery of their ids. */
export function companyIdsOf(db: Db, actor: Actor) {
  return companiesOf(db, actor).select('company.id');
}

/**
 * Locks companies until the transaction ends, ordered by id to avoid deadlocks. Throws `NotFound` at
 * `contragents.<index>` for a company that is unknown or another manager's.
 */
export async function lockCompanies(db: Db, actor: Actor, ids: readonly number[]) {
  const locked = await companiesOf(db, actor)
    .select(['company.id', 'company.code', 'company.name', 'company.active'])
    .where('company.id', 'in', [...new Set(ids)])
    .orderBy('company.id')
    .forNoKeyUpdate()
    .execute();
  const missing = ids.findIndex((id) => locked.every((company) => company.id !== id));
  if (missing !== -1) throw new NotFound(UNKNOWN_COMPANY, `contragents.${missing}`);
  return locked;
}

/** Locks one company until the transaction ends. Throws `NotFound` for an unknown company and for another manager's. */
export function lockCompany(db: Db, actor: Actor, id: number) {
  return companiesOf(db, actor)
    .select(['company.id', 'company.code', 'company.name', 'company.active'])
    .where('company.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_COMPANY));
}

/** Whether a search column contains the text; both have to be normalised by `comparable`. */
export function containsText(column: Expression<string>, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`strpos(${column}, ${text}) > 0`;
}
