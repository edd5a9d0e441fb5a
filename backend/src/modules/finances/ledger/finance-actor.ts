import { isAllowed } from '@shop/contracts/account/permissions';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { Forbidden, NotFound } from '../../../platform/errors/errors.ts';
import { actorsAtOwnCompanies } from '../../access/access.api.ts';

/**
 * Returns the actor at the counterparty whose finances are requested: one of his own by code, or the current one
 * without a code. All reads of finances are done as this actor.
 *
 * Throws `NotFound` for an unknown code, another's company, and an own one without the right `finances`; `Forbidden`
 * without a code if the current company gives no such right.
 */
export async function financeActor(db: Db, actor: Actor, contragent: string | undefined): Promise<Actor> {
  if (!contragent) {
    if (actor.counterpartyId === null || !isAllowed('finances.see', actor)) throw new Forbidden();
    return actor;
  }
  const companies = await companiesWithFinances(db, actor);
  const requested = companies.find(({ code }) => code === contragent);
  if (requested === undefined) throw new NotFound('Такой компании нет');
  return requested.actor;
}

/** Returns the actor's counterparties with the right `finances`, ordered by name. */
export async function companiesWithFinances(db: Db, actor: Actor) {
  const own = await actorsAtOwnCompanies(db, actor);
  return own.filter(({ actor: companyActor }) => isAllowed('finances.see', companyActor));
}

/** Returns a contract of the actor's counterparty. Throws `NotFound` for any other. */
export function companyContract(db: Db, companyActor: Actor, contractId: number) {
  return scoped(db, companyActor)
    .selectFrom('contracts')
    .select(['contracts.id', 'contracts.number', 'contracts.signed_on as signedOn'])
    .where('contracts.id', '=', contractId)
    .executeTakeFirstOrThrow(() => new NotFound('Такого договора нет'));
}
