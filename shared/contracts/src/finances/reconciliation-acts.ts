import { PAGE_SIZE } from '@shop/domain/constants';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { confidential } from '../platform/confidential.ts';
import { day, id, instant, kopecks, pageNavigation, queryNumber } from '../platform/fields.ts';
import { contragent } from './balance.ts';

/** The state of a requested reconciliation act. */
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
  /** The balances of a ready act, negative for an advance; null before it is ready. */
  openingKopecks: v.nullable(kopecks),
  closingKopecks: v.nullable(kopecks),
});
export type Act = v.InferOutput<typeof act>;

/** Requested reconciliation acts, newest first. */
export const getActs = defineCall({
  method: 'GET',
  path: '/web/profile/finance/acts/',
  summary: 'Reconciliation acts',
  access: 'session',
  query: v.object({
    page: queryNumber(1, 1_000_000),
    pageSize: queryNumber(PAGE_SIZE.finances, 100),
    contragent,
  }),
  answer: v.object({ items: v.array(act), pageNavigation }),
});

/**
 * Requests a reconciliation act (§3 act request). It is ready at once or within moments, and never changes
 * afterwards.
 */
export const requestAct = defineCall({
  method: 'POST',
  path: '/api/profile/finance/act/',
  summary: 'Request a reconciliation act',
  access: 'session',
  body: v.pipe(
    v.object({
      contragent,
      /** Number of one of the contracts; empty for all. */
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

/** A single-use URL of the printed act; `conflict` until it is ready. Not part of §7. */
export const openAct = defineCall({
  method: 'POST',
  path: '/api/profile/finance/act/{id}/',
  summary: 'URL of a reconciliation act',
  access: 'session',
  params: v.object({ id }),
  body: v.object({ format: v.picklist(['pdf', 'xlsx']) }),
  answer: v.object({ url: confidential }),
});
