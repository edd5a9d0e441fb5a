import * as v from 'valibot';

/** Roles of the shop (§6); `OPERATIONS` sees the release console and nothing of the shop. */
export const role = v.picklist(['CUSTOMER', 'MANAGER', 'OPERATIONS']);
export type Role = v.InferOutput<typeof role>;

/** Rights of a company user, edited by the company's administrator (§6). */
export const right = v.picklist(['prices', 'order', 'finances', 'documents', 'company', 'appeals']);
export type Right = v.InferOutput<typeof right>;
export const allRights: readonly Right[] = right.options;

/** Whoever asks: role and `scope` (§3), the rights at the current counterparty. */
export interface Actor {
  readonly role: Role;
  readonly scope: readonly Right[];
}

/**
 * The one list of what may be done and by whom. The server enforces it on every call; the pages ask the same list
 * to decide what to show, never to protect anything.
 */
const permissions = {
  'shop.use': (actor: Actor) => actor.role !== 'OPERATIONS',
  'prices.see': (actor: Actor) => actor.role === 'MANAGER' || customerWith(actor, 'prices'),
  'basket.use': (actor: Actor) => actor.role === 'CUSTOMER',
  'question.ask': (actor: Actor) => actor.role === 'CUSTOMER',
  'question.answer': (actor: Actor) => actor.role === 'MANAGER',
  'promotion.edit': (actor: Actor) => actor.role === 'MANAGER',
  'content.edit': (actor: Actor) => actor.role === 'MANAGER',
  'order.see': (actor: Actor) => actor.role === 'CUSTOMER',
  // One order, to look at: managers see those of their clients.
  'order.read': (actor: Actor) => actor.role !== 'OPERATIONS',
  // An order is its sums too: the checkout shows them, so nobody orders who may not see prices.
  'order.place': (actor: Actor) => customerWith(actor, 'order') && customerWith(actor, 'prices'),
  'order.cancel': (actor: Actor) => customerWith(actor, 'order'),
  // Whoever orders says where it goes; so does whoever looks after the company.
  'address.edit': (actor: Actor) => customerWith(actor, 'order') || customerWith(actor, 'company'),
  'document.open': (actor: Actor) => customerWith(actor, 'documents'),
  'finances.see': (actor: Actor) => customerWith(actor, 'finances'),
  'company.edit': (actor: Actor) => customerWith(actor, 'company'),
  'company.see': (actor: Actor) => actor.role === 'CUSTOMER',
  // Of which companies, and for whom one may act, the server decides: the current one need not be the one asked for.
  'history.see': (actor: Actor) => actor.role !== 'OPERATIONS',
  'user.act': (actor: Actor) => actor.role !== 'OPERATIONS',
  'appeal.see': (actor: Actor) => customerWith(actor, 'appeals'),
  'appeal.add': (actor: Actor) => customerWith(actor, 'appeals'),
  'manager.counterparties': (actor: Actor) => actor.role === 'MANAGER',
  'manager.appeals': (actor: Actor) => actor.role === 'MANAGER',
  'releases.manage': (actor: Actor) => actor.role === 'OPERATIONS',
  'site.manage': (actor: Actor) => actor.role === 'OPERATIONS',
} satisfies Record<string, (actor: Actor) => boolean>;

export type PermissionName = keyof typeof permissions;

/** Names of the list, for data that asks for one of them. */
export const permissionName = v.picklist(Object.keys(permissions) as PermissionName[]);

/** Whether the list allows it. Takes the actor's role and rights only: whose row it is, the repository decides. */
export function isAllowed(permission: PermissionName, actor: Actor): boolean {
  return permissions[permission](actor);
}

function customerWith(actor: Actor, needed: Right): boolean {
  return actor.role === 'CUSTOMER' && actor.scope.includes(needed);
}
