import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Forbidden } from '../../platform/errors/errors.ts';
import { type CompanyActor, ownCompany } from '../access/access.api.ts';
import { lockCounterparty } from '../counterparties/counterparties.api.ts';
import { refuseWhenImpersonating } from '../session/session.api.ts';

/**
 * Returns the actor as an administrator of one of his companies (without an id, of the current one) and locks the
 * company until the transaction ends. The role is checked under the lock: a concurrent change may have just revoked it.
 * Throws `NotFound` for a company that is not his, `Forbidden` if he is not an administrator and when impersonating.
 */
export async function lockAsAdmin(
  tx: Db,
  actor: Actor,
  contragent: number | undefined,
): Promise<CompanyActor> {
  refuseWhenImpersonating(actor);
  const { counterpartyId } = await ownCompany(tx, actor, contragent);
  await lockCounterparty(tx, counterpartyId);
  const companyActor = await ownCompany(tx, actor, counterpartyId);
  if (!companyActor.isCompanyAdmin) throw new Forbidden('Это может сделать только администратор компании');
  return companyActor;
}
