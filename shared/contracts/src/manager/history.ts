import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { day, id, instant, pageNavigation, queryNumber } from '../platform/fields.ts';

const person = v.object({ id, name: v.string() });

/** An action of a person, or several equal ones of one sitting. */
export const historyEntry = v.object({
  id,
  at: instant,
  /** The latest time, and the number of repetitions. */
  lastAt: instant,
  times: v.number(),
  /** A description for people: «Изменены права». */
  action: v.string(),
  /** Details in one line; empty if the action says it all. */
  details: v.string(),
  /** The related page, if there is one. */
  link: v.nullable(v.string()),
  company: v.nullable(v.object({ id, name: v.string() })),
  user: v.nullable(person),
  /** Who impersonated the user, or null. */
  actedBy: v.nullable(person),
});
export type HistoryEntry = v.InferOutput<typeof historyEntry>;

/**
 * The audit log of one company, newest first. A customer needs the right `company` there; `contragent` defaults to
 * the current one. A manager reads the companies they look after, and without `contragent` their own actions.
 */
export const getHistory = defineCall({
  method: 'GET',
  path: '/api/history/get/',
  summary: 'Audit log of a company',
  access: 'history.see',
  query: v.object({
    contragent: v.optional(id),
    /** Actions by this user, or in this user's name. */
    user: v.optional(id),
    /** `Y`: only actions during impersonation. */
    acted: v.fallback(v.optional(v.picklist(['Y', '']), ''), ''),
    dateFrom: v.optional(v.union([v.literal(''), day])),
    dateTo: v.optional(v.union([v.literal(''), day])),
    page: queryNumber(1, 1_000_000),
    pageSize: queryNumber(20, 100),
  }),
  names: { pageSize: 'page_size', dateFrom: 'filterDateFrom', dateTo: 'filterDateTo' },
  answer: v.object({ items: v.array(historyEntry), pageNavigation }),
});
