import { isAllowed } from '@shop/contracts/account/permissions';
import type { AppealSide } from '@shop/contracts/support/appeal-rules';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { Forbidden, NotFound } from '../../platform/errors/errors.ts';
import { actorAtCompany } from './order-actor.ts';

export const UNKNOWN_APPEAL = 'Такого обращения нет';

/**
 * As whom an appeal is read and written: a manager those of all clients, a customer those of any of the own companies
 * where the right `appeals` is held. Throws `NotFound` for an unknown appeal and another company's alike, `Forbidden`
 * without the right.
 */
export async function readerOfAppeal(db: Db, actor: ActingUser, id: number): Promise<ActingUser> {
  if (isAllowed('manager.appeals', actor)) return actor;
  if (actor.role !== 'CUSTOMER') throw new Forbidden();
  const appeal = await unscoped(db, 'whether its company is an own one is asked next')
    .selectFrom('appeals')
    .select('counterparty_id as counterpartyId')
    .where('id', '=', id)
    .executeTakeFirst();
  const there = appeal && (await actorAtCompany(db, actor, appeal.counterpartyId));
  if (there === undefined) throw new NotFound(UNKNOWN_APPEAL);
  if (!isAllowed('appeal.see', there)) throw new Forbidden();
  return there;
}

/** On which side of a conversation somebody stands; who acts for a customer, on the customer's. */
export function sideOf({ role }: Pick<ActingUser, 'role'>): AppealSide {
  return role === 'MANAGER' ? 'shop' : 'customer';
}
