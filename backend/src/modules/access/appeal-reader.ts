import { isAllowed } from '@shop/contracts/account/permissions';
import type { AppealSide } from '@shop/contracts/support/appeal-rules';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { Forbidden, NotFound } from '../../platform/errors/errors.ts';
import { actorAtCompany } from './order-actor.ts';

export const UNKNOWN_APPEAL = 'Такого обращения нет';

/**
 * Returns the actor who reads and writes an appeal (§7): a manager as himself, for appeals of all clients; a customer
 * at the company of the appeal, if he holds the right `appeals` there.
 *
 * Throws `NotFound` for an unknown appeal and for one of another company, `Forbidden` without the right.
 */
export async function readerOfAppeal(db: Db, actor: Actor, id: number): Promise<Actor> {
  if (isAllowed('manager.appeals', actor)) return actor;
  if (actor.role !== 'CUSTOMER') throw new Forbidden();
  const appeal = await unscoped(db, 'the membership is checked next')
    .selectFrom('appeals')
    .select('counterparty_id as counterpartyId')
    .where('id', '=', id)
    .executeTakeFirst();
  const companyActor = appeal && (await actorAtCompany(db, actor, appeal.counterpartyId));
  if (companyActor === undefined) throw new NotFound(UNKNOWN_APPEAL);
  if (!isAllowed('appeal.see', companyActor)) throw new Forbidden();
  return companyActor;
}

/**
 * The side of the conversation that the actor writes on. A manager who impersonates a customer writes on the
 * customer's.
 */
export function sideOf({ role }: Pick<Actor, 'role'>): AppealSide {
  return role === 'MANAGER' ? 'shop' : 'customer';
}
