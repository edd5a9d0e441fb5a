import * as v from 'valibot';

/** The roles of the shop (§6). `OPERATIONS` sees the release console and nothing of the shop. */
export const role = v.picklist(['CUSTOMER', 'MANAGER', 'OPERATIONS']);
export type Role = v.InferOutput<typeof role>;

/** The rights of a company user, edited by the company's administrator (§6). */
export const right = v.picklist(['prices', 'order', 'finances', 'documents', 'company', 'appeals']);
export type Right = v.InferOutput<typeof right>;
export const allRights: readonly Right[] = right.options;

/** The rights of staff in the office; managers may have them, operations, who ship code, never do (§6). */
export const staffRight = v.picklist([
  'office.people',
  'office.terms',
  'office.catalogue',
  'office.settings',
  'office.exchange',
]);
export type StaffRight = v.InferOutput<typeof staffRight>;
export const allStaffRights: readonly StaffRight[] = staffRight.options;

/** The caller's role, and the rights at the current counterparty (`scope`, §3). */
export interface Principal {
  readonly role: Role;
  readonly scope: readonly Right[];
  /** Only managers have them. */
  readonly staffRights?: readonly StaffRight[] | undefined;
}

/**
 * The single list of permissions. The server enforces it on every call; pages consult it only to decide what to show.
 */
const permissions = {
  'shop.use': (actor: Principal) => actor.role !== 'OPERATIONS',
  'prices.see': (actor: Principal) => actor.role === 'MANAGER' || customerWith(actor, 'prices'),
  'basket.use': (actor: Principal) => actor.role === 'CUSTOMER',
  'question.ask': (actor: Principal) => actor.role === 'CUSTOMER',
  'question.answer': (actor: Principal) => actor.role === 'MANAGER',
  'promotion.edit': (actor: Principal) => actor.role === 'MANAGER',
  'content.edit': (actor: Principal) => actor.role === 'MANAGER',
  'order.see': (actor: Principal) => actor.role === 'CUSTOMER',
  // Managers may read the orders of their clients.
  'order.read': (actor: Principal) => actor.role !== 'OPERATIONS',
  // The checkout shows sums, so placing an order requires the right to see prices as well.
  'order.place': (actor: Principal) => customerWith(actor, 'order') && customerWith(actor, 'prices'),
  'order.cancel': (actor: Principal) => customerWith(actor, 'order'),
  // Addresses may be edited by people who place orders or edit the company.
  'address.edit': (actor: Principal) => customerWith(actor, 'order') || customerWith(actor, 'company'),
  'document.open': (actor: Principal) => customerWith(actor, 'documents'),
  'finances.see': (actor: Principal) => customerWith(actor, 'finances'),
  'company.edit': (actor: Principal) => customerWith(actor, 'company'),
  'company.see': (actor: Principal) => actor.role === 'CUSTOMER',
  // The server decides at which companies, since these calls may name one that is not the current counterparty.
  'history.see': (actor: Principal) => actor.role !== 'OPERATIONS',
  'user.act': (actor: Principal) => actor.role !== 'OPERATIONS',
  'appeal.see': (actor: Principal) => customerWith(actor, 'appeals'),
  'appeal.add': (actor: Principal) => customerWith(actor, 'appeals'),
  'manager.counterparties': (actor: Principal) => actor.role === 'MANAGER',
  'manager.appeals': (actor: Principal) => actor.role === 'MANAGER',
  'office.enter': (actor: Principal) => allStaffRights.some((needed) => staffWith(actor, needed)),
  'office.people': (actor: Principal) => staffWith(actor, 'office.people'),
  'office.terms': (actor: Principal) => staffWith(actor, 'office.terms'),
  'office.catalogue': (actor: Principal) => staffWith(actor, 'office.catalogue'),
  'office.settings': (actor: Principal) => staffWith(actor, 'office.settings'),
  'office.exchange': (actor: Principal) => staffWith(actor, 'office.exchange'),
  'releases.manage': (actor: Principal) => actor.role === 'OPERATIONS',
  'site.manage': (actor: Principal) => actor.role === 'OPERATIONS',
} satisfies Record<string, (actor: Principal) => boolean>;

export type PermissionName = keyof typeof permissions;

/** Validates the name of a permission in data, such as area.json. */
export const permissionName = v.picklist(Object.keys(permissions) as PermissionName[]);

/** Checks a permission by role and rights. Repositories check ownership of rows. */
export function isAllowed(permission: PermissionName, actor: Principal): boolean {
  return permissions[permission](actor);
}

function staffWith({ role, staffRights = [] }: Principal, needed: StaffRight): boolean {
  return role === 'MANAGER' && staffRights.includes(needed);
}

function customerWith(actor: Principal, needed: Right): boolean {
  return actor.role === 'CUSTOMER' && actor.scope.includes(needed);
}
