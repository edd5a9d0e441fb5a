import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { day, id, instant, kopecks, pageNavigation, queryNumber } from '../platform/fields.ts';
import { exchangeKind } from './exchange-nodes.ts';

/** The streams of an exchange: what 1C sends, and the orders that it takes. */
export const exchangeStream = v.picklist(['catalogue', 'prices', 'stocks', 'documents', 'orders']);
export type ExchangeStream = v.InferOutput<typeof exchangeStream>;

const streamState = v.object({
  stream: exchangeStream,
  /** When it was last brought or taken; null: never. */
  lastAt: v.nullable(instant),
  /** The age from which it is late, in minutes; 0: never. */
  limitMinutes: v.number(),
  isLate: v.boolean(),
});
export type StreamState = v.InferOutput<typeof streamState>;

/** How the exchange does: ages against their limits, and what waits for a person. */
export const getExchangeState = defineCall({
  method: 'GET',
  path: '/api/office/exchange/',
  summary: 'State of the exchange with 1C',
  access: 'office.exchange',
  answer: v.object({
    /** Whether any node is switched on. */
    isConnected: v.boolean(),
    streams: v.array(streamState),
    /** Orders that 1C has not taken yet, and since when the oldest of them waits. */
    waitingOrders: v.number(),
    waitingSince: v.nullable(instant),
    refusedOrders: v.number(),
    heldFiles: v.number(),
    /** Statuses that 1C uses and the setting does not map, with the number of their orders. */
    unknownStatuses: v.array(v.object({ status: v.string(), orders: v.number() })),
  }),
});

/** A file waits (`queued`), is worked on, waits for a person's yes (`held`), or is done with. */
export const exchangeFileState = v.picklist([
  'receiving',
  'queued',
  'working',
  'held',
  'done',
  'unchanged',
  'refused',
]);
export type ExchangeFileState = v.InferOutput<typeof exchangeFileState>;

const exchangeFile = v.object({
  id,
  name: v.string(),
  bytes: v.number(),
  state: exchangeFileState,
  /** The progress, the result or the reason, in lines. */
  message: v.string(),
  problemCount: v.number(),
  receivedAt: instant,
  finishedAt: v.nullable(instant),
  /** The person who agreed to a held file or refused it. */
  decidedBy: v.nullable(v.string()),
  isAccepted: v.nullable(v.boolean()),
});
export type ExchangeFile = v.InferOutput<typeof exchangeFile>;

const exchangeSession = v.object({
  id,
  node: v.string(),
  kind: exchangeKind,
  startedAt: instant,
  /** Null while it is open. */
  endedAt: v.nullable(instant),
  /** Orders that it offered to 1C, and how many of them 1C has confirmed. */
  offeredOrders: v.number(),
  confirmedOrders: v.number(),
  files: v.array(exchangeFile),
});
export type ExchangeSession = v.InferOutput<typeof exchangeSession>;

/** The exchanges with their files, newest first. */
export const getExchangeJournal = defineCall({
  method: 'GET',
  path: '/api/office/exchange/journal/',
  summary: 'Journal of the exchange with 1C',
  access: 'office.exchange',
  query: v.object({
    page: queryNumber(1, 100_000),
    /** Empty or unknown: all kinds. */
    kind: v.fallback(v.optional(v.union([v.literal(''), exchangeKind]), ''), ''),
    /** `1`: only exchanges with refused or held files or with records that were set aside. */
    troubled: v.fallback(v.optional(v.picklist(['', '1']), ''), ''),
  }),
  names: { page: 'PAGEN_1' },
  answer: v.object({ items: v.array(exchangeSession), pageNavigation }),
});

const exchangeProblem = v.object({
  id,
  /** The file inside an archive. */
  name: v.string(),
  line: v.number(),
  reason: v.string(),
  /** The noun of the record: `product`, `offer`, `price`, `stock`, `order` and so on. */
  subject: v.string(),
  externalId: v.string(),
  subjectName: v.string(),
});
export type ExchangeProblem = v.InferOutput<typeof exchangeProblem>;

/** A file with the records that were set aside. */
export const getExchangeFile = defineCall({
  method: 'GET',
  path: '/api/office/exchange/files/{id}/',
  summary: 'A file of the exchange and what was set aside of it',
  access: 'office.exchange',
  params: v.object({ id }),
  query: v.object({ page: queryNumber(1, 100_000) }),
  names: { page: 'PAGEN_1' },
  answer: v.object({
    file: exchangeFile,
    node: v.string(),
    problems: v.array(exchangeProblem),
    pageNavigation,
  }),
});

/** Agrees to a held file, which is then imported, or refuses it. `conflict` for one that is not held any more. */
export const decideExchangeFile = defineCall({
  method: 'POST',
  path: '/api/office/exchange/files/{id}/decide/',
  summary: 'Agree to a file that was held, or refuse it',
  access: 'office.exchange',
  params: v.object({ id }),
  body: v.object({ isAccepted: v.boolean() }),
  answer: exchangeFile,
});

/**
 * `waiting`: 1C has not taken it; `changed`: it has taken an earlier version; `taken`: it has the present one; `refused`:
 * it refused the order.
 */
export const exchangeOrderState = v.picklist(['waiting', 'changed', 'taken', 'refused']);
export type ExchangeOrderState = v.InferOutput<typeof exchangeOrderState>;

const exchangeOrder = v.object({
  id,
  number: v.string(),
  company: v.string(),
  placedAt: instant,
  totalKopecks: kopecks,
  state: exchangeOrderState,
  takenAt: v.nullable(instant),
  /** The order in 1C; null before 1C has said anything about it. */
  external: v.nullable(
    v.object({
      number: v.string(),
      datedOn: v.nullable(day),
      status: v.string(),
      isStatusUnknown: v.boolean(),
      /** Why 1C refused it; empty when it did not. */
      refusal: v.string(),
    }),
  ),
});
export type ExchangeOrder = v.InferOutput<typeof exchangeOrder>;

/** Orders as the exchange sees them: those that wait the oldest first, others the newest first. */
export const getExchangeOrders = defineCall({
  method: 'GET',
  path: '/api/office/exchange/orders/',
  summary: 'Orders of the exchange with 1C',
  access: 'office.exchange',
  query: v.object({
    page: queryNumber(1, 100_000),
    state: v.fallback(v.optional(exchangeOrderState, 'waiting'), 'waiting'),
    /** Number of the order in the shop or in 1C, or words of the company. */
    search: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''), ''),
  }),
  names: { page: 'PAGEN_1', search: 'q' },
  answer: v.object({
    items: v.array(exchangeOrder),
    counts: v.record(exchangeOrderState, v.number()),
    pageNavigation,
  }),
});

/** Hands an order over once more with the next exchange. 404 for an unknown order. */
export const offerOrderAgain = defineCall({
  method: 'POST',
  path: '/api/office/exchange/orders/{id}/again/',
  summary: 'Hand an order over to 1C again',
  access: 'office.exchange',
  params: v.object({ id }),
  answer: exchangeOrder,
});

/** The XML that 1C is given of an order. 404 for an unknown order. */
export const getOrderXml = defineCall({
  method: 'GET',
  path: '/api/office/exchange/orders/{id}/xml/',
  summary: 'The XML of an order',
  access: 'office.exchange',
  params: v.object({ id }),
  answer: v.object({ xml: v.string() }),
});

/**
 * Plays 1C's first calls to the public address of the shop with the node's password, through proxies and all. Stops at
 * the first one that fails.
 */
export const tryExchangeNode = defineCall({
  method: 'POST',
  path: '/api/office/exchange/nodes/{id}/try/',
  summary: 'Try the connection as 1C makes it',
  access: 'office.exchange',
  params: v.object({ id }),
  body: v.object({
    password: v.pipe(v.string('Введите пароль узла'), v.nonEmpty('Введите пароль узла'), v.maxLength(100)),
  }),
  answer: v.object({
    isWell: v.boolean(),
    steps: v.array(
      v.object({
        /** «checkauth», «init». */
        name: v.string(),
        /** The first lines of the answer, or the reason why there was none; never the cookie's value. */
        answer: v.string(),
        isWell: v.boolean(),
        ms: v.number(),
      }),
    ),
  }),
});
