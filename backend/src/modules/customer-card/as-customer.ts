import { allRights } from '@shop/contracts/account/permissions';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { companiesOf, UNKNOWN_COMPANY } from '../access/access.api.ts';

/**
 * The manager at one of his clients, to read what belongs to it as the client's people do: nothing is ever written as
 * this. Throws `NotFound` for a company that is unknown or another manager's.
 */
export async function asCustomer(db: Db, manager: ActingUser, code: string): Promise<ActingUser> {
  const { id } = await companiesOf(db, manager)
    .select('company.id')
    .where('company.code', '=', code)
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_COMPANY, 'contragent'));
  return { ...manager, role: 'CUSTOMER', scope: allRights, counterpartyId: id };
}
