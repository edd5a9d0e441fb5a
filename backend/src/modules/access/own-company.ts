import { isAllowed, type PermissionName } from '@shop/contracts/account/permissions';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { Forbidden, NotFound } from '../../platform/errors/errors.ts';
import { actorAtCompany } from './order-actor.ts';

/** Somebody at a company, with what he may do there. */
export type ActorThere = ActingUser & { readonly counterpartyId: number };

/**
 * The acting user at one of the own companies, without an id at the current one. Throws `NotFound` for one of another's
 * and one that is switched off, `Forbidden` where `needed` is not allowed, and for who has no company.
 */
export async function ownCompany(
  db: Db,
  actor: ActingUser,
  contragent: number | undefined,
  needed?: PermissionName,
): Promise<ActorThere> {
  const counterpartyId = contragent ?? actor.counterpartyId;
  if (counterpartyId === null) throw new Forbidden('К вашей учётной записи не привязана компания');
  const there = await actorAtCompany(db, actor, counterpartyId);
  if (there === undefined) throw new NotFound('Такой компании нет');
  if (needed !== undefined && !isAllowed(needed, there)) throw new Forbidden();
  return { ...there, counterpartyId };
}
