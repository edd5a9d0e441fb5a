import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, instant, kopecks, nothing, pageNavigation, queryNumber } from '../platform/fields.ts';
import { companyContract, companyFields, companyRequisites, companyUser } from './company.ts';

/** The order of a manager's clients: by name, largest debts, latest orders, or longest without one first. */
export const clientSort = v.picklist(['name', 'debt', 'lastOrder', 'quiet']);
/** A client has gone quiet after this many days without an order. */
export const QUIET_DAYS = 30;

/**
 * The manager's client companies, searched by name, ИНН and code. `quiet` finds those that have been clients for
 * `QUIET_DAYS` and have not ordered in that time.
 */
export const getManagedCounterparties = defineCall({
  method: 'GET',
  path: '/web/manager/contragents/getList/',
  summary: "Manager's list of counterparties",
  access: 'manager.counterparties',
  query: v.object({
    page: queryNumber(1, 1_000_000),
    pageSize: queryNumber(20, 100),
    query: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), ''),
    active: v.fallback(v.optional(v.picklist(['Y', 'N', '']), ''), ''),
    quiet: v.fallback(v.optional(v.picklist(['Y', '']), ''), ''),
    sort: v.fallback(v.optional(clientSort, 'name'), 'name'),
  }),
  names: { pageSize: 'page_size' },
  answer: v.object({
    items: v.array(
      v.object({
        id,
        code: v.string(),
        name: v.string(),
        kind: v.picklist(['LEGAL', 'INDIVIDUAL']),
        inn: v.string(),
        kpp: v.nullable(v.string()),
        isActive: v.boolean(),
        userCount: v.number(),
        debtKopecks: kopecks,
        creditLimitKopecks: kopecks,
        lastOrderAt: v.nullable(v.string()),
      }),
    ),
    pageNavigation,
  }),
});
export type ManagedCounterparty = v.InferOutput<typeof getManagedCounterparties.answer>['items'][number];

/**
 * Activates or deactivates a company. Deactivated: its people keep their accounts but lose this company at once;
 * nothing can be ordered or paid on credit; orders under way continue. Activating restores everything.
 */
export const setCounterpartyActive = defineCall({
  method: 'POST',
  path: '/web/manager/contragents/changeActive/',
  summary: 'Activate or deactivate a company',
  access: 'manager.counterparties',
  body: v.object({ id, active: v.boolean() }),
  answer: nothing,
});

/** Creates a client of the manager by ИНН; a known company is `taken` at `inn`, with its manager's name. */
export const addManagedCounterparty = defineCall({
  method: 'POST',
  path: '/api/manager/addContragent/',
  summary: 'Add a client company',
  access: 'manager.counterparties',
  body: v.object(companyFields),
  answer: v.object({ id, code: v.string() }),
});

/** The card of one client by code; money, basket, orders and appeals come from the slot. Not part of §7. */
export const getManagedCounterparty = defineCall({
  method: 'GET',
  path: '/web/manager/contragents/{code}/',
  summary: 'One client company',
  access: 'manager.counterparties',
  params: v.object({ code: v.pipe(v.string(), v.maxLength(100)) }),
  answer: v.object({
    ...companyRequisites,
    isActive: v.boolean(),
    /** True if operations have closed the site to the company; the manager cannot change that. */
    isClosed: v.boolean(),
    contracts: v.array(companyContract),
    createdAt: instant,
    userCount: v.number(),
    salePointCount: v.number(),
    /** Number of open orders, which continue after a deactivation. */
    openOrderCount: v.number(),
    /** The first ten people, administrators first. `canActFor`: «Войти как» is possible. */
    users: v.array(v.object({ ...companyUser.entries, canActFor: v.boolean() })),
    /** Pending SMS invitations; phones of eleven digits. */
    invitations: v.optional(v.array(v.object({ phone: v.string(), isAdmin: v.boolean() })), []),
  }),
});
export type ManagedCard = v.InferOutput<typeof getManagedCounterparty.answer>;
