import * as v from 'valibot';
import { defineCall } from './call.ts';
import { day, id, kopecks } from './fields.ts';

export const financeSection = v.picklist(['balance', 'acts', 'history', 'schedule', 'bonus']);

/** The balance of the current counterparty by contract. Sums of the ledger, never stored numbers. */
export const getBalance = defineCall({
  method: 'GET',
  path: '/web/profile/finance/balance/',
  summary: 'Balance by contract',
  access: 'finances.see',
  answer: v.object({
    counterpartyName: v.string(),
    /** What the counterparty owes; an advance is its own field, never a negative debt. */
    debtKopecks: kopecks,
    advanceKopecks: kopecks,
    overdueKopecks: kopecks,
    /** Overdue by age in days: 1–7, 8–30, 31–60, over 60. */
    overdueByAge: v.array(v.object({ label: v.string(), kopecks })),
    contracts: v.array(
      v.object({
        id,
        number: v.string(),
        signedOn: day,
        creditLimitKopecks: kopecks,
        usedKopecks: kopecks,
        freeKopecks: kopecks,
        postponementDays: v.number(),
      }),
    ),
    /** The latest documents, newest first; `kopecks` positive for a debit. */
    documents: v.array(
      v.object({
        id,
        kind: v.picklist(['shipment', 'payment', 'correction', 'bonus']),
        number: v.string(),
        on: day,
        dueOn: v.nullable(day),
        kopecks,
        orderId: v.nullable(id),
      }),
    ),
  }),
});
export type Balance = v.InferOutput<typeof getBalance.answer>;

/** The tabs this user may see. */
export const getFinanceSections = defineCall({
  method: 'GET',
  path: '/web/profile/finance/availableSections/',
  summary: 'Finance sections the user may see',
  access: 'session',
  answer: v.object({ items: v.array(financeSection) }),
});
