import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { flag, id, nothing } from '../platform/fields.ts';
import { city } from './city.ts';
import { headerCall } from './header-call.ts';
import { role } from './permissions.ts';

/** A counterparty of the user (§3); the wire flag `uf_current_contragent` comes in any of the family's shapes. */
const counterparty = v.pipe(
  v.object({ id, uf_name: v.string(), uf_current_contragent: flag }),
  v.transform(({ id, uf_name, uf_current_contragent }) => ({
    id,
    name: uf_name,
    isCurrent: uf_current_contragent,
  })),
);

/** The data of the header (§3): ids behind the counters, the user, the counterparties, the manager. */
export const getHeader = defineCall({
  ...headerCall,
  summary: 'Header data: counters, user, counterparties, manager',
  access: 'session',
  answer: v.pipe(
    v.object({
      favorite: v.array(id),
      compare: v.array(id),
      basket: v.array(id),
      hasNewNotifications: v.boolean(),
      user: v.pipe(
        v.object({ role, roleName: v.string(), full_name: v.string(), city: v.nullable(city) }),
        v.transform(({ role, roleName, full_name, city }) => ({ role, roleName, fullName: full_name, city })),
      ),
      contragents: v.array(counterparty),
      manager: v.nullable(v.object({ name: v.string(), phone: v.string(), email: v.string() })),
    }),
    v.transform(({ favorite, contragents, ...rest }) => ({
      ...rest,
      favourites: favorite,
      counterparties: contragents,
    })),
  ),
});

/**
 * A side-menu item (§3). `notifications` is a count or a flag; `isSoon` items are disabled and have no link.
 * `isDesktop` and `isMobile` restrict where it is shown (§2).
 */
export const menuItem = v.object({
  link: v.string(),
  name: v.string(),
  icon: v.string(),
  group: v.picklist([1, 2, 3]),
  notifications: v.union([v.number(), v.boolean()]),
  counter: v.number(),
  isMarked: v.boolean(),
  isSoon: v.boolean(),
  isDesktop: v.optional(v.boolean(), true),
  isMobile: v.optional(v.boolean(), true),
});

export const getSidebar = defineCall({
  method: 'GET',
  path: '/api/sidebar/',
  summary: 'Side menu items',
  access: 'session',
  answer: v.object({ items: v.array(menuItem) }),
});

export const getCounterparties = defineCall({
  method: 'GET',
  path: '/api/contragent/',
  summary: "The user's counterparties",
  access: 'session',
  answer: v.object({ items: v.array(counterparty) }),
});

/** Switches the current counterparty (§4); someone else's id answers 404. */
export const switchCounterparty = defineCall({
  method: 'POST',
  path: '/api/contragent/{id}/',
  summary: 'Switch the current counterparty',
  access: 'session',
  params: v.object({ id }),
  answer: nothing,
});
