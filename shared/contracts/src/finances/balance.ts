import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { day, id, kopecks } from '../platform/fields.ts';

// In a file of its own, so that the home page's tile bundles only this call of finances.

/** The kind of a ledger document: a shipment, a payment, a correction, a bonus. */
export const ledgerKind = v.picklist(['shipment', 'payment', 'correction', 'bonus']);
export type LedgerKind = v.InferOutput<typeof ledgerKind>;

/**
 * Code of one of the user's counterparties; defaults to the current one. Someone else's code, or one without the
 * right `finances`, answers 404. These calls are therefore open to every session, and the right is checked inside.
 */
export const contragent = v.optional(v.pipe(v.string(), v.maxLength(100)));

/** The debt of a counterparty by contract: sums of the ledger, the same that the checkout uses. */
export const getBalance = defineCall({
  method: 'GET',
  path: '/web/profile/finance/balance/',
  summary: 'Balance by contract',
  access: 'session',
  query: v.object({ contragent }),
  answer: v.object({
    counterpartyName: v.string(),
    /** The debt in kopecks; an advance has its own field and is never a negative debt. */
    debtKopecks: kopecks,
    advanceKopecks: kopecks,
    overdueKopecks: kopecks,
    /** Overdue sums by age in days: 0–7, 8–30, 31–60, over 60. */
    overdueByAge: v.array(v.object({ label: v.string(), kopecks })),
    /** The sum due on the next day with anything due, today included; null if nothing is. */
    nextDue: v.nullable(v.object({ on: day, kopecks })),
    contracts: v.array(
      v.object({
        id,
        number: v.string(),
        signedOn: day,
        creditLimitKopecks: kopecks,
        /** Used credit: the debt plus ordered goods not shipped yet, minus an advance, as the checkout computes it. */
        usedKopecks: kopecks,
        notShippedKopecks: kopecks,
        freeKopecks: kopecks,
        postponementDays: v.number(),
        debtKopecks: kopecks,
        advanceKopecks: kopecks,
        overdueKopecks: kopecks,
      }),
    ),
    /** The latest documents, newest first; `kopecks` is positive for a debit. */
    documents: v.array(
      v.object({
        id,
        kind: ledgerKind,
        number: v.string(),
        on: day,
        dueOn: v.nullable(day),
        kopecks,
        orderId: v.nullable(id),
        orderNumber: v.nullable(v.string()),
      }),
    ),
  }),
});
export type Balance = v.InferOutput<typeof getBalance.answer>;
