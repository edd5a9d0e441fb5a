import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, instant, kopecks, nothing, pageNavigation, queryNumber } from '../platform/fields.ts';
import { companyContract, companyFields, companyRequisites, companyUser } from './company.ts';

/** Client companies of the manager, with search over name, ИНН and code. */
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
 * Switches a company on or off. Off: its people keep their accounts and lose this company at once, nothing can be ordered
 * or paid on credit, orders on their way go on. On again: they have it back.
 */
export const setCounterpartyActive = defineCall({
  method: 'POST',
  path: '/web/manager/contragents/changeActive/',
  summary: 'Switch a company on or off',
  access: 'manager.counterparties',
  body: v.object({ id, active: v.boolean() }),
  answer: nothing,
});

/** A new client of the manager's, by ИНН; one the shop has already is `taken` at `inn`, and says whose it is. */
export const addManagedCounterparty = defineCall({
  method: 'POST',
  path: '/api/manager/addContragent/',
  summary: 'Add a client company',
  access: 'manager.counterparties',
  body: v.object(companyFields),
  answer: v.object({ id, code: v.string() }),
});

/** The card of one client, by its code; money, basket, orders and appeals come with the slot. Not of §7. */
export const getManagedCounterparty = defineCall({
  method: 'GET',
  path: '/web/manager/contragents/{code}/',
  summary: 'One client company',
  access: 'manager.counterparties',
  params: v.object({ code: v.pipe(v.string(), v.maxLength(100)) }),
  answer: v.object({
    ...companyRequisites,
    isActive: v.boolean(),
    /** Shut by operations, which is not the manager's to change. */
    isClosed: v.boolean(),
    contracts: v.array(companyContract),
    createdAt: instant,
    userCount: v.number(),
    salePointCount: v.number(),
    /** Open orders, which go on when the company is switched off. */
    openOrderCount: v.number(),
    /** The first ten people, administrators first. `canActFor`: «Войти как» is possible. */
    users: v.array(v.object({ ...companyUser.entries, canActFor: v.boolean() })),
    /** By text message, and not accepted yet; phones of eleven digits. */
    invitations: v.optional(v.array(v.object({ phone: v.string(), isAdmin: v.boolean() })), []),
  }),
});
export type ManagedCard = v.InferOutput<typeof getManagedCounterparty.answer>;
