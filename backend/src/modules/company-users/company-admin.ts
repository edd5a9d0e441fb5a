import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { Forbidden } from '../../platform/errors/errors.ts';
import { type ActorThere, ownCompany } from '../access/access.api.ts';
import { holdCounterparty } from '../counterparties/counterparties.api.ts';
import { refuseWhenActing } from '../session/session.api.ts';

/**
 * The acting user as an administrator of one of the own companies, without an id of the current one; holds the company
 * until the transaction ends. Whether he is one is asked once it is held, so that who has just lost it changes nothing.
 * Throws `NotFound` for another's company, `Forbidden` for who is no administrator and while somebody acts.
 */
export async function holdAsAdmin(
  tx: Db,
  actor: ActingUser,
  contragent: number | undefined,
): Promise<ActorThere> {
  refuseWhenActing(actor);
  const { counterpartyId } = await ownCompany(tx, actor, contragent);
  await holdCounterparty(tx, counterpartyId);
  const there = await ownCompany(tx, actor, counterpartyId);
  if (!there.isCompanyAdmin) throw new Forbidden('Это может сделать только администратор компании');
  return there;
}
