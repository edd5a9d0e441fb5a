import { isAllowed, type PermissionName } from '@shop/contracts/account/permissions';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Forbidden, NotFound } from '../../platform/errors/errors.ts';
import { actorAtCompany } from './order-actor.ts';

/** An actor who is at a company, with his rights there. */
export type CompanyActor = Actor & { readonly counterpartyId: number };

/**
 * Returns the actor at one of his own companies; without an id, at the current one. Throws `NotFound` for a company
 * that is not his or is inactive, `Forbidden` for a user without a company or without the permission `needed`.
 */
export async function ownCompany(
  db: Db,
  actor: Actor,
  contragent: number | undefined,
  needed?: PermissionName,
): Promise<CompanyActor> {
  const counterpartyId = contragent ?? actor.counterpartyId;
  if (counterpartyId === null) throw new Forbidden('К вашей учётной записи не привязана компания');
  const companyActor = await actorAtCompany(db, actor, counterpartyId);
  if (companyActor === undefined) throw new NotFound('Такой компании нет');
  if (needed !== undefined && !isAllowed(needed, companyActor)) throw new Forbidden();
  return { ...companyActor, counterpartyId };
}
