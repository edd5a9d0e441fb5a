import { allRights } from '@shop/contracts/account/permissions';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { companiesOf, UNKNOWN_COMPANY } from '../access/access.api.ts';

/**
 * Returns the manager as an actor at a client's company, with all rights, for reads only. Throws `NotFound` at
 * `contragent` for a company that is unknown or another manager's.
 */
export async function asCustomer(db: Db, manager: Actor, code: string): Promise<Actor> {
  const { id } = await companiesOf(db, manager)
    .select('company.id')
    .where('company.code', '=', code)
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_COMPANY, 'contragent'));
  return { ...manager, role: 'CUSTOMER', scope: allRights, counterpartyId: id };
}
