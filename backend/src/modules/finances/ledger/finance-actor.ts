import { isAllowed } from '@shop/contracts/account/permissions';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { Forbidden, NotFound } from '../../../platform/errors/errors.ts';
import { actorsAtOwnCompanies } from '../../access/access.api.ts';

/**
 * The acting user at the counterparty whose finances are asked for: one of the user's own by its code, without a code
 * the current one. Every row of finances is read as whom this returns.
 *
 * Throws `NotFound` for a code of nobody's, of another's, or of an own one without the right `finances`, and
 * `Forbidden` without a code where the current one gives no such right.
 */
export async function financeActor(
  db: Db,
  actor: ActingUser,
  contragent: string | undefined,
): Promise<ActingUser> {
  if (!contragent) {
    if (actor.counterpartyId === null || !isAllowed('finances.see', actor)) throw new Forbidden();
    return actor;
  }
  const companies = await companiesWithFinances(db, actor);
  const asked = companies.find(({ code }) => code === contragent);
  if (asked === undefined) throw new NotFound('Такой компании нет');
  return asked.actor;
}

/** The own counterparties whose finances the user may see, by name. */
export async function companiesWithFinances(db: Db, actor: ActingUser) {
  const own = await actorsAtOwnCompanies(db, actor);
  return own.filter(({ actor: there }) => isAllowed('finances.see', there));
}

/** A contract of the acting counterparty. Throws `NotFound` for one of another's or of nobody's. */
export function partyContract(db: Db, there: ActingUser, contractId: number) {
  return scoped(db, there)
    .selectFrom('contracts')
    .select(['contracts.id', 'contracts.number', 'contracts.signed_on as signedOn'])
    .where('contracts.id', '=', contractId)
    .executeTakeFirstOrThrow(() => new NotFound('Такого договора нет'));
}
