import * as v from 'valibot';
import { defineCall } from './call.ts';
import { flag, id, instant, pageNavigation, quantity, queryNumber } from './fields.ts';

export const appealStatus = v.picklist(['new', 'in-progress', 'waiting', 'solved', 'closed']);
export type AppealStatus = v.InferOutput<typeof appealStatus>;

export const APPEAL_STATUS_NAMES: Readonly<Record<AppealStatus, string>> = {
  new: 'Новое',
  'in-progress': 'В работе',
  waiting: 'Ожидает ответа',
  solved: 'Решено',
  closed: 'Закрыто',
};

const appealHead = {
  id,
  number: v.string(),
  subject: v.string(),
  typeName: v.string(),
  status: appealStatus,
  createdAt: instant,
  updatedAt: instant,
};

const listQuery = v.object({
  page: queryNumber(1, 1_000_000),
  pageSize: queryNumber(10, 100),
  status: v.fallback(v.optional(appealStatus), undefined),
});

/** Appeals of the current counterparty, last changed first. */
export const getAppeals = defineCall({
  method: 'GET',
  path: '/web/appeals/',
  summary: 'Appeals',
  access: 'appeal.see',
  query: listQuery,
  names: { pageSize: 'page_size' },
  answer: v.pipe(
    v.object({ items: v.array(v.object(appealHead)), navigation: pageNavigation }),
    v.transform(({ items, navigation }) => ({ items, pageNavigation: navigation })),
  ),
});
export type AppealSummary = v.InferOutput<typeof getAppeals.answer>['items'][number];

/** Appeals of all clients (§6), for a manager. */
export const getManagedAppeals = defineCall({
  method: 'GET',
  path: '/web/manager/appeals/',
  summary: 'Appeals of all clients',
  access: 'manager.appeals',
  query: v.object({
    ...listQuery.entries,
    /** Code of one client; of all without it. */
    contragent: v.optional(v.pipe(v.string(), v.maxLength(100))),
    /** Those that are neither solved nor closed. */
    isOpen: v.fallback(v.optional(flag, false), false),
  }),
  names: { pageSize: 'page_size', isOpen: 'open' },
  answer: v.pipe(
    v.object({
      items: v.array(v.object({ ...appealHead, counterpartyName: v.string() })),
      navigation: pageNavigation,
    }),
    v.transform(({ items, navigation }) => ({ items, pageNavigation: navigation })),
  ),
});

/** One appeal with its conversation; another company's id answers 404. */
export const getAppeal = defineCall({
  method: 'GET',
  path: '/web/appeals/{id}/',
  summary: 'One appeal',
  access: 'session',
  params: v.object({ id }),
  answer: v.object({
    appeal: v.object({
      ...appealHead,
      counterpartyName: v.string(),
      /** The order it is about, and which lines of it. */
      order: v.nullable(v.object({ id, number: v.string() })),
      lines: v.array(
        v.object({
          position: v.number(),
          article: v.string(),
          name: v.string(),
          measure: v.string(),
          quantity: v.number(),
        }),
      ),
      messages: v.array(
        v.object({
          id,
          authorName: v.string(),
          isMine: v.boolean(),
          message: v.string(),
          createdAt: instant,
        }),
      ),
    }),
  }),
});

export const getAppealTypes = defineCall({
  method: 'GET',
  path: '/api/type-appeals/',
  summary: 'Kinds of appeals',
  access: 'session',
  answer: v.object({ items: v.array(v.object({ id, code: v.string(), name: v.string() })) }),
});

/**
 * Opens an appeal of the current counterparty or, about an order, of the order's. The right `appeal.add` is asked for at
 * that company.
 */
export const addAppeal = defineCall({
  method: 'POST',
  path: '/api/appeals/add/',
  summary: 'New appeal',
  access: 'order.see',
  body: v.object({
    typeId: id,
    subject: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Это поле обязательно для заполнения'),
      v.maxLength(200, 'Не больше 200 символов'),
    ),
    message: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Это поле обязательно для заполнения'),
      v.maxLength(10_000, 'Не больше 10 000 символов'),
    ),
    orderId: v.optional(v.nullable(id), null),
    /** Lines of that order by their place in it, and how much of each; at most what was ordered. */
    lines: v.optional(
      v.pipe(v.array(v.object({ position: id, quantity })), v.maxLength(2000, 'Не больше 2 000 строк')),
      [],
    ),
  }),
  names: { typeId: 'type' },
  answer: v.object({ id, number: v.string() }),
});
