import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { flag, id, instant, nothing, pageNavigation, quantity, queryNumber } from '../platform/fields.ts';
import { appealSide, appealStatus } from './appeal-rules.ts';
import { attachment, attachmentIds } from './attachments.ts';

export { APPEAL_STATUS_NAMES, type AppealStatus, appealStatus } from './appeal-rules.ts';

const appealHead = {
  id,
  number: v.string(),
  subject: v.string(),
  typeName: v.string(),
  status: appealStatus,
  createdAt: instant,
  /** When the last message or status was added. */
  updatedAt: instant,
  /** Messages of the other side since the user last read or wrote. */
  unreadCount: v.optional(v.number(), 0),
};

/** Most characters of one message. */
export const APPEAL_MESSAGE_MAX = 10_000;

const listQuery = v.object({
  page: queryNumber(1, 1_000_000),
  pageSize: queryNumber(10, 100),
  status: v.fallback(v.optional(appealStatus), undefined),
  /** Id of a kind of appeals. */
  typeId: v.fallback(v.optional(queryNumber(0, 1_000_000)), undefined),
  /** Part of the number, the subject or a message; for a manager of the company's name too. */
  search: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), ''),
});
const listNames = { pageSize: 'page_size', typeId: 'type', search: 'st' } as const;

/** Appeals of the current counterparty, most recently changed first. */
export const getAppeals = defineCall({
  method: 'GET',
  path: '/web/appeals/',
  summary: 'Appeals',
  access: 'appeal.see',
  query: listQuery,
  names: listNames,
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
    /** Code of one client; all clients without it. */
    contragent: v.optional(v.pipe(v.string(), v.maxLength(100))),
    /** Only appeals that are neither solved nor closed. */
    isOpen: v.fallback(v.optional(flag, false), false),
    /** Only appeals whose last message is the company's, longest waiting first. */
    isUnanswered: v.fallback(v.optional(flag, false), false),
    /** Only appeals of clients that the manager looks after. */
    isMine: v.fallback(v.optional(flag, false), false),
  }),
  names: { ...listNames, isOpen: 'open', isUnanswered: 'unanswered', isMine: 'mine' },
  answer: v.pipe(
    v.object({
      items: v.array(
        v.object({
          ...appealHead,
          counterpartyName: v.string(),
          counterpartyCode: v.optional(v.string(), ''),
          /** When the shop first answered; null until then. */
          firstAnsweredAt: v.optional(v.nullable(instant), null),
          /**
           * When the company began to wait for an answer; null if the last message is the shop's or the appeal is
           * finished.
           */
          waitingSince: v.optional(v.nullable(instant), null),
        }),
      ),
      navigation: pageNavigation,
      /** Figures over all visible appeals, regardless of the filter. */
      figures: v.optional(
        v.object({
          /** Number of appeals that wait for an answer. */
          unanswered: v.number(),
          /** Median time to the first answer in minutes over the last 30 days; null without data. */
          firstAnswerMinutes: v.nullable(v.number()),
        }),
      ),
    }),
    v.transform(({ items, navigation, figures }) => ({ items, pageNavigation: navigation, figures })),
  ),
});
export type ManagedAppeal = v.InferOutput<typeof getManagedAppeals.answer>['items'][number];

/** An appeal with its conversation; another company's id answers 404. */
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
      counterpartyCode: v.optional(v.string(), ''),
      /** The user's side in the conversation. */
      side: v.optional(appealSide, 'customer'),
      /** 1 to 5; null until rated. */
      rating: v.optional(v.nullable(v.number()), null),
      firstAnsweredAt: v.optional(v.nullable(instant), null),
      /** Changes of the status, oldest first; `byName` is null for an automatic one. */
      statuses: v.optional(
        v.array(v.object({ status: appealStatus, at: instant, byName: v.nullable(v.string()) })),
        [],
      ),
      /** The related order, and the lines concerned. */
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
          side: v.optional(appealSide, 'customer'),
          isMine: v.boolean(),
          /** True for a message of the other side since the user last read or wrote. */
          isUnread: v.optional(v.boolean(), false),
          /** Who impersonated the author, or null. */
          actedByName: v.optional(v.nullable(v.string()), null),
          /** Plain text; empty for a message with attachments only. */
          message: v.string(),
          attachments: v.optional(v.array(attachment), []),
          createdAt: instant,
        }),
      ),
    }),
  }),
});

export type Appeal = v.InferOutput<typeof getAppeal.answer>['appeal'];
export type AppealMessage = Appeal['messages'][number];

export const getAppealTypes = defineCall({
  method: 'GET',
  path: '/api/type-appeals/',
  summary: 'Kinds of appeals',
  access: 'session',
  answer: v.object({ items: v.array(v.object({ id, code: v.string(), name: v.string() })) }),
});

/**
 * Opens an appeal of the current counterparty or, about an order, of the order's. `appeal.add` is checked at that
 * company.
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
      v.maxLength(APPEAL_MESSAGE_MAX, 'Не больше 10 000 символов'),
    ),
    attachmentIds,
    orderId: v.optional(v.nullable(id), null),
    /** Positions of lines in that order with quantities, each at most the ordered one. */
    lines: v.optional(
      v.pipe(v.array(v.object({ position: id, quantity })), v.maxLength(2000, 'Не больше 2 000 строк')),
      [],
    ),
  }),
  names: { typeId: 'type' },
  answer: v.object({ id, number: v.string() }),
});

/**
 * Adds a message: text, files or both. A manager may set a status with it (`statusesToGive`); otherwise
 * `statusAfterMessage` applies. An empty message is refused at `message`. Throws `conflict` if the appeal is closed,
 * and for a manager if someone has answered after `afterId`, the last message this manager has seen.
 */
export const addAppealMessage = defineCall({
  method: 'POST',
  path: '/api/appeals/messageAdd/',
  summary: 'New message of an appeal',
  access: 'shop.use',
  body: v.object({
    id,
    message: v.pipe(v.string(), v.trim(), v.maxLength(APPEAL_MESSAGE_MAX, 'Не больше 10 000 символов')),
    attachmentIds,
    status: v.optional(v.nullable(appealStatus), null),
    afterId: v.optional(v.nullable(id), null),
  }),
  answer: v.object({ id, status: appealStatus }),
});

/** Rates a solved or closed appeal; a second rating is a `conflict`. Refused during impersonation. */
export const setAppealRating = defineCall({
  method: 'POST',
  path: '/api/appeals/setRating/',
  summary: 'Rate an appeal',
  access: 'shop.use',
  body: v.object({
    id,
    rating: v.pipe(
      v.number('Поставьте оценку от 1 до 5'),
      v.integer('Поставьте оценку от 1 до 5'),
      v.minValue(1, 'Поставьте оценку от 1 до 5'),
      v.maxValue(5, 'Поставьте оценку от 1 до 5'),
    ),
  }),
  answer: nothing,
});

/** Sets a status without a message: solved, closed, reopened. `conflict` if the side may not set it now. */
export const setAppealStatus = defineCall({
  method: 'POST',
  path: '/api/appeals/setStatus/',
  summary: 'Change the status of an appeal',
  access: 'shop.use',
  body: v.object({ id, status: appealStatus }),
  answer: v.object({ status: appealStatus }),
});

/** Marks everything up to that message as read; ignored during impersonation. */
export const readAppeal = defineCall({
  method: 'POST',
  path: '/api/appeals/read/',
  summary: 'Mark messages of an appeal as read',
  access: 'shop.use',
  body: v.object({ id, messageId: id }),
  answer: nothing,
});
