import { allRights, isAllowed, type PermissionName } from '@shop/contracts/account/permissions';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { Forbidden, NotFound } from '../../platform/errors/errors.ts';
import { companiesOf } from './managed-companies.ts';

export const UNKNOWN_ORDER = 'Такого заказа нет';

/**
 * Returns the actor at the order's counterparty, with the rights held there: users work on orders of all their
 * counterparties without switching to them (decision 051). Every action on an order is done as this actor.
 *
 * Throws `NotFound` for an order that does not exist or belongs to none of the actor's counterparties, and `Forbidden`
 * where the actor lacks `needed` at the order's counterparty.
 */
export async function actorOfOrder(
  db: Db,
  actor: Actor,
  orderId: number,
  needed?: PermissionName,
): Promise<Actor> {
  const membership = await memberships(db, actor)
    .innerJoin('orders', 'orders.counterparty_id', 'company.id')
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_ORDER));
  const companyActor = actorAt(actor, membership);
  if (needed !== undefined && !isAllowed(needed, companyActor)) throw new Forbidden();
  return companyActor;
}

/**
 * Returns the actor who reads an order: like `actorOfOrder`, and for a manager the client whose order it is, with all
 * rights. Only for reads. Throws like `actorOfOrder`; another manager's order is `NotFound`.
 */
export async function readerOfOrder(
  db: Db,
  actor: Actor,
  orderId: number,
  needed?: PermissionName,
): Promise<Actor> {
  if (actor.role !== 'MANAGER') return actorOfOrder(db, actor, orderId, needed);
  const { counterpartyId } = await companiesOf(db, actor)
    .innerJoin('orders as placed', 'placed.counterparty_id', 'company.id')
    .innerJoin('users as manager', (join) => join.on('manager.id', '=', actor.userId))
    .select('company.id as counterpartyId')
    .where('placed.id', '=', orderId)
    .where('manager.role', '=', 'MANAGER')
    .where('manager.active', '=', true)
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_ORDER));
  return { ...actor, role: 'CUSTOMER', scope: allRights, counterpartyId };
}

/** Returns the actor at each of his open companies, ordered by company name. */
export async function actorsAtOwnCompanies(db: Db, actor: Actor) {
  const own = await memberships(db, actor).orderBy('company.name').orderBy('company.id').execute();
  return own.map((membership) => ({
    id: membership.counterpartyId,
    code: membership.code,
    name: membership.name,
    actor: actorAt(actor, membership),
  }));
}

/** Returns the actor at one of his open companies; undefined for any other company. */
export async function actorAtCompany(
  db: Db,
  actor: Actor,
  counterpartyId: number,
): Promise<Actor | undefined> {
  const membership = await memberships(db, actor).where('company.id', '=', counterpartyId).executeTakeFirst();
  return membership && actorAt(actor, membership);
}

type Membership = Awaited<ReturnType<ReturnType<typeof memberships>['execute']>>[number];

/**
 * Follows the rules by which the session is read (platform/http/session/session.ts): staff belong to no company,
 * inactive users and companies are left out (file URLs included), and an impersonation session is bound to one company.
 */
function memberships(db: Db, actor: Actor) {
  return unscoped(db, 'the user’s own memberships, at every company')
    .selectFrom('counterparty_users as membership')
    .innerJoin('counterparties as company', 'company.id', 'membership.counterparty_id')
    .innerJoin('users as member', 'member.id', 'membership.user_id')
    .select([
      'company.id as counterpartyId',
      'company.code',
      'company.name',
      'membership.is_admin as isAdmin',
      'membership.rights',
    ])
    .where('member.id', '=', actor.userId)
    .where('member.role', '=', 'CUSTOMER')
    .where('member.active', '=', true)
    .where('company.active', '=', true)
    .where('company.closed_at', 'is', null)
    .$if(actor.boundTo != null, (own) => own.where('company.id', '=', actor.boundTo));
}

function actorAt(actor: Actor, { counterpartyId, isAdmin, rights }: Membership): Actor {
  return { ...actor, counterpartyId, isCompanyAdmin: isAdmin, scope: isAdmin ? allRights : rights };
}
