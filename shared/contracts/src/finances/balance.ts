import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { day, id, kopecks } from '../platform/fields.ts';

// Apart from the other calls of finances: the home page's tile carries this one alone.

/** What a document of the ledger is: goods that left, money that came, a correction, a bonus. */
export const ledgerKind = v.picklist(['shipment', 'payment', 'correction', 'bonus']);
export type LedgerKind = v.InferOutput<typeof ledgerKind>;

/**
 * Code of one of the user's counterparties; without it the current one. A foreign code, or one of an own one without the
 * right `finances`, answers 404. So the calls are open to every session at the door and ask for the right inside.
 */
export const contragent = v.optional(v.pipe(v.string(), v.maxLength(100)));

/** What a counterparty owes, by contract. Sums of the ledger, the same that the checkout goes by. */
export const getBalance = defineCall({
  method: 'GET',
  path: '/web/profile/finance/balance/',
  summary: 'Balance by contract',
  access: 'session',
  query: v.object({ contragent }),
  answer: v.object({
    counterpartyName: v.string(),
    /** What the counterparty owes; an advance is its own field, never a negative debt. */
    debtKopecks: kopecks,
    advanceKopecks: kopecks,
    overdueKopecks: kopecks,
    /** Overdue by age in days: 0–7, 8–30, 31–60, over 60. */
    overdueByAge: v.array(v.object({ label: v.string(), kopecks })),
    /** What is due from today on, on the first such day; null when nothing is. */
    nextDue: v.nullable(v.object({ on: day, kopecks })),
    contracts: v.array(
      v.object({
        id,
        number: v.string(),
        signedOn: day,
        creditLimitKopecks: kopecks,
        /** Debt and what was ordered and has not been shipped yet, less an advance; what the checkout goes by. */
        usedKopecks: kopecks,
        notShippedKopecks: kopecks,
        freeKopecks: kopecks,
        postponementDays: v.number(),
        debtKopecks: kopecks,
        advanceKopecks: kopecks,
        overdueKopecks: kopecks,
      }),
    ),
    /** The latest documents, newest first; `kopecks` positive for a debit. */
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
