import { allRights, isAllowed, type PermissionName } from '@shop/contracts/account/permissions';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { Forbidden, NotFound } from '../../platform/errors/errors.ts';
import { companiesOf } from './managed-companies.ts';

export const UNKNOWN_ORDER = 'Такого заказа нет';

/**
 * The acting user at the counterparty of an order, with the rights held there: orders of all of one's own
 * counterparties can be worked on without switching to them (decision 051). Everything that is done with an order
 * is done as whom this returns.
 *
 * Throws `NotFound` for an order that does not exist or belongs to no counterparty of the actor's, and `Forbidden`
 * for one of the actor's own where `needed` is not allowed.
 */
export async function actorOfOrder(
  db: Db,
  actor: ActingUser,
  orderId: number,
  needed?: PermissionName,
): Promise<ActingUser> {
  const membership = await memberships(db, actor)
    .innerJoin('orders', 'orders.counterparty_id', 'company.id')
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_ORDER));
  const there = actorAt(actor, membership);
  if (needed !== undefined && !isAllowed(needed, there)) throw new Forbidden();
  return there;
}

/**
 * Who reads an order: as `actorOfOrder`, or for a manager the client whose order it is, with all rights there. Nothing is
 * ever written as this. Throws as that does; another manager's order is `NotFound`.
 */
export async function readerOfOrder(
  db: Db,
  actor: ActingUser,
  orderId: number,
  needed?: PermissionName,
): Promise<ActingUser> {
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

/** The acting user at every counterparty of the actor's own that is open, by its name. */
export async function actorsAtOwnCompanies(db: Db, actor: ActingUser) {
  const own = await memberships(db, actor).orderBy('company.name').orderBy('company.id').execute();
  return own.map((membership) => ({
    id: membership.counterpartyId,
    code: membership.code,
    name: membership.name,
    actor: actorAt(actor, membership),
  }));
}

/** The acting user at one of the own counterparties; undefined for any other. */
export async function actorAtCompany(
  db: Db,
  actor: ActingUser,
  counterpartyId: number,
): Promise<ActingUser | undefined> {
  const membership = await memberships(db, actor).where('company.id', '=', counterpartyId).executeTakeFirst();
  return membership && actorAt(actor, membership);
}

type Membership = Awaited<ReturnType<ReturnType<typeof memberships>['execute']>>[number];

/**
 * As the session is read (platform/http/session/session.ts): staff belong to no company, nobody who is switched off acts, for a file
 * neither, and a company that is switched off is nobody's. Whoever acts for the user sees the one company of that.
 */
function memberships(db: Db, actor: ActingUser) {
  return unscoped(db, 'the own memberships, at every company')
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

function actorAt(actor: ActingUser, { counterpartyId, isAdmin, rights }: Membership): ActingUser {
  return { ...actor, counterpartyId, isCompanyAdmin: isAdmin, scope: isAdmin ? allRights : rights };
}
