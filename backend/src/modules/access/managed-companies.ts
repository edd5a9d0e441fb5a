import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { NotFound } from '../../platform/errors/errors.ts';

export const UNKNOWN_COMPANY = 'Такой компании нет';

type Company = Schema & { company: Schema['counterparties'] };

/** The companies the manager looks after, and those that nobody does yet. Every query of the cabinet begins here. */
export function companiesOf(db: Db, actor: ActingUser) {
  return unscoped(db, 'a manager sees the companies of all his clients')
    .selectFrom('counterparties as company')
    .where((where: ExpressionBuilder<Company, 'company'>) =>
      where.or([where('company.manager_id', '=', actor.userId), where('company.manager_id', 'is', null)]),
    );
}

/** Their ids, for a query that asks for more than companies. */
export function companyIdsOf(db: Db, actor: ActingUser) {
  return companiesOf(db, actor).select('company.id');
}

/**
 * Companies by their ids, in the order of the ids, held until the transaction ends. Throws `NotFound` at
 * `contragents.<place>` for one that is unknown or another manager's.
 */
export async function holdCompanies(db: Db, actor: ActingUser, ids: readonly number[]) {
  const held = await companiesOf(db, actor)
    .select(['company.id', 'company.code', 'company.name', 'company.active'])
    .where('company.id', 'in', [...new Set(ids)])
    .orderBy('company.id')
    .forNoKeyUpdate()
    .execute();
  const missing = ids.findIndex((id) => held.every((company) => company.id !== id));
  if (missing !== -1) throw new NotFound(UNKNOWN_COMPANY, `contragents.${missing}`);
  return held;
}

/** One of them, the same way. Throws `NotFound`. */
export function holdCompany(db: Db, actor: ActingUser, id: number) {
  return companiesOf(db, actor)
    .select(['company.id', 'company.code', 'company.name', 'company.active'])
    .where('company.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_COMPANY));
}

/** Whether a column made for searching holds the text; both as `comparable` makes them. */
export function holds(column: Expression<string>, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`strpos(${column}, ${text}) > 0`;
}
