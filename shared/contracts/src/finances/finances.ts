import { PAGE_SIZE } from '@shop/domain/constants';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { confidential } from '../platform/confidential.ts';
import { day, id, kopecks, pageNavigation, queryNumber } from '../platform/fields.ts';
import { contragent, type LedgerKind, ledgerKind } from './balance.ts';

export { type Balance, getBalance, type LedgerKind, ledgerKind } from './balance.ts';

/** The tabs of `/finances/` (§2). */
export const financeSection = v.picklist(['balance', 'acts', 'history', 'schedule', 'bonus']);
export type FinanceSection = v.InferOutput<typeof financeSection>;

/** Russian names of the documents, for every screen and document. */
export const LEDGER_KIND_NAMES: Readonly<Record<LedgerKind, string>> = {
  shipment: 'Отгрузка',
  payment: 'Оплата',
  correction: 'Корректировка',
  bonus: 'Бонус',
};

const contract = v.optional(id);

/** The user's counterparties with the right `finances`, and their contracts, for the filters. */
const parties = v.array(
  v.object({
    code: v.string(),
    name: v.string(),
    isCurrent: v.boolean(),
    contracts: v.array(v.object({ id, number: v.string(), signedOn: day })),
  }),
);

/** The tabs that the user may see; empty without the right `finances`. */
export const getFinanceSections = defineCall({
  method: 'GET',
  path: '/web/profile/finance/availableSections/',
  summary: 'Finance sections the user may see',
  access: 'session',
  answer: v.object({ items: v.array(financeSection), parties }),
});

const step = v.picklist(['day', 'week', 'month']);

/**
 * Debt over time with shipments and payments, for the plots. The server chooses the step by the length of the period,
 * for at most 120 points. Defaults to the last twelve months; at most ten years, nothing in the future. Not part of
 * §7.
 */
export const getTurnover = defineCall({
  method: 'GET',
  path: '/web/profile/finance/turnover/',
  summary: 'Debt, shipments and payments over time',
  access: 'session',
  query: v.object({
    contragent,
    contract,
    dateFrom: v.optional(day),
    dateTo: v.optional(day),
  }),
  names: { dateFrom: 'filterDateFrom', dateTo: 'filterDateTo' },
  answer: v.object({
    from: day,
    to: day,
    step,
    openingKopecks: kopecks,
    closingKopecks: kopecks,
    points: v.array(
      v.object({
        /** First and last day of the point. */
        from: day,
        to: day,
        /** Debits (shipments and others) and credits (payments, bonuses and others); both positive. */
        debitKopecks: kopecks,
        creditKopecks: kopecks,
        /** Debt at the end of the last day; negative for an advance. */
        debtKopecks: kopecks,
      }),
    ),
  }),
});
export type Turnover = v.InferOutput<typeof getTurnover.answer>;

/** How far a document is paid; `none` for payments and the like. */
export const paidState = v.picklist(['paid', 'partly', 'unpaid', 'overdue', 'none']);
export type PaidState = v.InferOutput<typeof paidState>;

/**
 * Both days are inclusive. An invalid period is refused instead of ignored: the list of other days would look like
 * the requested one.
 */
const historyFilter = {
  contragent,
  contract,
  kind: v.fallback(v.optional(ledgerKind), undefined),
  dateFrom: v.optional(day),
  dateTo: v.optional(day),
};
const dateNames = { dateFrom: 'filterDateFrom', dateTo: 'filterDateTo' } as const;

/** Payments and the documents they paid, newest first (§3 payment history filter). */
export const getFinanceHistory = defineCall({
  method: 'GET',
  path: '/web/profile/finance/history/',
  summary: 'Payment history',
  access: 'session',
  query: v.object({
    page: queryNumber(1, 1_000_000),
    pageSize: queryNumber(PAGE_SIZE.finances, 100),
    ...historyFilter,
  }),
  names: dateNames,
  answer: v.object({
    items: v.array(
      v.object({
        id,
        kind: ledgerKind,
        number: v.string(),
        on: day,
        dueOn: v.nullable(day),
        /** Positive for a debit. */
        kopecks,
        /** The unpaid part of a debit. */
        openKopecks: kopecks,
        state: paidState,
        contractNumber: v.nullable(v.string()),
        order: v.nullable(v.object({ id, number: v.string() })),
        /** The УПД or invoice for `openDocument`; null without one or without the right `documents`. */
        documentId: v.nullable(id),
      }),
    ),
    pageNavigation,
    /** Totals of everything that matches the filter. */
    totals: v.object({ debitKopecks: kopecks, creditKopecks: kopecks, openKopecks: kopecks }),
  }),
});
export type FinanceHistory = v.InferOutput<typeof getFinanceHistory.answer>;

/** Payments due: overdue ones first, then by day. */
export const getPaymentSchedule = defineCall({
  method: 'GET',
  path: '/web/profile/finance/schedule/',
  summary: 'Payment schedule',
  access: 'session',
  query: v.object({
    page: queryNumber(1, 1_000_000),
    pageSize: queryNumber(PAGE_SIZE.finances, 100),
    contragent,
    contract,
    /** Restricts the list to this due day, for the calendar; totals and days still cover all. Not part of §7. */
    dueOn: v.optional(day),
  }),
  answer: v.object({
    items: v.array(
      v.object({
        documentId: id,
        kind: ledgerKind,
        number: v.string(),
        on: day,
        dueOn: day,
        kopecks,
        openKopecks: kopecks,
        /** Days since it was due; 0 if it is not overdue. */
        overdueDays: v.number(),
        contractNumber: v.nullable(v.string()),
        order: v.nullable(v.object({ id, number: v.string() })),
      }),
    ),
    pageNavigation,
    totals: v.object({ openKopecks: kopecks, overdueKopecks: kopecks }),
    /** The sum due on each day, overdue days included; at most 366. */
    days: v.array(v.object({ on: day, kopecks, count: v.number(), isOverdue: v.boolean() })),
  }),
});
export type PaymentSchedule = v.InferOutput<typeof getPaymentSchedule.answer>;

const bonusStep = v.object({
  /** The turnover of the period from which this step applies. */
  fromKopecks: kopecks,
  /** The bonus as a share of the turnover in hundredths of a per cent: 150 is 1.5 %. */
  basisPoints: v.number(),
});

/**
 * The bonus plan of the current period (target, reached, forecast, steps), and earlier ones. Null without a plan. Not
 * part of §7.
 */
export const getBonusPlan = defineCall({
  method: 'GET',
  path: '/web/profile/finance/bonus/',
  summary: 'Bonus plan',
  access: 'session',
  query: v.object({ contragent }),
  answer: v.object({
    plan: v.nullable(
      v.object({
        periodFrom: day,
        periodTo: day,
        targetKopecks: kopecks,
        /** Shipped in the period so far. */
        reachedKopecks: kopecks,
        /** Extrapolated from the period so far; null in its first days. */
        forecastKopecks: v.nullable(kopecks),
        steps: v.array(bonusStep),
        /** The bonus for the reached and for the forecast turnover. */
        bonusKopecks: kopecks,
        forecastBonusKopecks: v.nullable(kopecks),
        /** Null at the last step. */
        next: v.nullable(v.object({ ...bonusStep.entries, leftKopecks: kopecks, gainKopecks: kopecks })),
      }),
    ),
    history: v.array(
      v.object({
        periodFrom: day,
        periodTo: day,
        targetKopecks: kopecks,
        reachedKopecks: kopecks,
        bonusKopecks: kopecks,
        /** The document that paid the bonus; null until then. */
        documentNumber: v.nullable(v.string()),
      }),
    ),
  }),
});
export type BonusPlan = v.InferOutput<typeof getBonusPlan.answer>;

/**
 * A single-use URL of a tab or the plots as XLSX, with the filter applied; at most 100 000 documents. Not part of §7.
 */
export const exportFinances = defineCall({
  method: 'POST',
  path: '/api/profile/finance/export/',
  summary: 'URL of a finance tab as XLSX',
  access: 'session',
  body: v.object({
    section: v.picklist(['balance', 'turnover', 'history', 'schedule', 'bonus']),
    ...historyFilter,
    /** For the schedule: only this due day, as in its calendar. */
    dueOn: v.optional(day),
  }),
  names: dateNames,
  answer: v.object({ url: confidential }),
});
