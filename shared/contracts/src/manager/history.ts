import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { day, id, instant, pageNavigation, queryNumber } from '../platform/fields.ts';

const person = v.object({ id, name: v.string() });

/** One thing somebody did, or did several times in one sitting. */
export const historyEntry = v.object({
  id,
  at: instant,
  /** When last, and how often, if more than once. */
  lastAt: instant,
  times: v.number(),
  /** For people, told of nobody: «Изменены права». */
  action: v.string(),
  /** What exactly, in a line; empty where the action says it all. */
  details: v.string(),
  /** The page it is about, if there is one. */
  link: v.nullable(v.string()),
  company: v.nullable(v.object({ id, name: v.string() })),
  user: v.nullable(person),
  /** Who acted for the user. */
  actedBy: v.nullable(person),
});
export type HistoryEntry = v.InferOutput<typeof historyEntry>;

/**
 * Who did what at one company, newest first. A customer reads it with the right `company` there, without `contragent` of
 * the current one; a manager that of the companies he looks after, without `contragent` all he has done himself.
 */
export const getHistory = defineCall({
  method: 'GET',
  path: '/api/history/get/',
  summary: 'Who did what at a company',
  access: 'history.see',
  query: v.object({
    contragent: v.optional(id),
    /** Done by this user, or in his name. */
    user: v.optional(id),
    /** `Y`: only what somebody did in another's name. */
    acted: v.fallback(v.optional(v.picklist(['Y', '']), ''), ''),
    dateFrom: v.optional(v.union([v.literal(''), day])),
    dateTo: v.optional(v.union([v.literal(''), day])),
    page: queryNumber(1, 1_000_000),
    pageSize: queryNumber(20, 100),
  }),
  names: { pageSize: 'page_size', dateFrom: 'filterDateFrom', dateTo: 'filterDateTo' },
  answer: v.object({ items: v.array(historyEntry), pageNavigation }),
});
