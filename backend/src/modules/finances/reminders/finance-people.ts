import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';

export interface FinancePerson {
  readonly userId: number;
  readonly login: string;
}

/**
 * Returns users who may see the finances of a company: administrators and those with the right `finances`; nobody of a
 * closed company.
 */
export function findFinancePeople(db: Db, counterpartyId: number): Promise<readonly FinancePerson[]> {
  return unscoped(db, 'the shop notifies users of all companies')
    .selectFrom('counterparty_users as membership')
    .innerJoin('users', 'users.id', 'membership.user_id')
    .innerJoin('counterparties as company', 'company.id', 'membership.counterparty_id')
    .select(['users.id as userId', 'users.login'])
    .where('membership.counterparty_id', '=', counterpartyId)
    .where('users.active', '=', true)
    .where('users.role', '=', 'CUSTOMER')
    .where('company.active', '=', true)
    .where('company.closed_at', 'is', null)
    .where(sql<SqlBool>`(membership.is_admin or 'finances' = any(membership.rights))`)
    .orderBy('users.id')
    .execute();
}
