import { PAGE_SIZE } from '@shop/domain/constants';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { day, id, instant, kopecks, pageNavigation, queryNumber } from '../platform/fields.ts';
import { contragent } from './balance.ts';

/** What becomes of an act that was asked for. */
export const actState = v.picklist(['preparing', 'ready', 'failed']);

const act = v.object({
  id,
  number: v.string(),
  counterpartyName: v.string(),
  /** Null for all contracts. */
  contractNumber: v.nullable(v.string()),
  periodFrom: day,
  periodTo: day,
  requestedAt: instant,
  requestedByName: v.string(),
  state: actState,
  /** The balances of a ready act; null before it is ready, negative for an advance. */
  openingKopecks: v.nullable(kopecks),
  closingKopecks: v.nullable(kopecks),
});
export type Act = v.InferOutput<typeof act>;

/** Acts of reconciliation that were asked for, newest first. */
export const getActs = defineCall({
  method: 'GET',
  path: '/web/profile/finance/acts/',
  summary: 'Acts of reconciliation',
  access: 'session',
  query: v.object({
    page: queryNumber(1, 1_000_000),
    pageSize: queryNumber(PAGE_SIZE.finances, 100),
    contragent,
  }),
  answer: v.object({ items: v.array(act), pageNavigation }),
});

/** Asks for an act (§3 act request); it is ready at once or within moments, and kept as it was then. */
export const requestAct = defineCall({
  method: 'POST',
  path: '/api/profile/finance/act/',
  summary: 'Ask for an act of reconciliation',
  access: 'session',
  body: v.pipe(
    v.object({
      contragent,
      /** Number of one of its contracts; empty for all. */
      contractorNumber: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
      periodFrom: day,
      periodTo: day,
    }),
    v.forward(
      v.partialCheck(
        [['periodFrom'], ['periodTo']],
        ({ periodFrom, periodTo }) => periodFrom <= periodTo,
        'Начало периода позже его конца',
      ),
      ['periodFrom'],
    ),
  ),
  answer: act,
});

/** A single-use URL of an act's paper; `conflict` while it is not ready. Not of §7. */
export const openAct = defineCall({
  method: 'POST',
  path: '/api/profile/finance/act/{id}/',
  summary: 'URL of an act of reconciliation',
  access: 'session',
  params: v.object({ id }),
  body: v.object({ format: v.picklist(['pdf', 'xlsx']) }),
  answer: v.object({ url: v.string() }),
});
