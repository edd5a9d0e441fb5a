import { PAGE_SIZE } from '@shop/domain/constants';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { day, id, instant, kopecks, pageNavigation, queryNumber } from '../platform/fields.ts';

export const orderStatus = v.picklist(['new', 'confirmed', 'picking', 'shipped', 'delivered', 'cancelled']);
export type OrderStatus = v.InferOutput<typeof orderStatus>;

/** Russian names of the statuses, for every screen and document. */
export const ORDER_STATUS_NAMES: Readonly<Record<OrderStatus, string>> = {
  new: 'Новый',
  confirmed: 'Подтверждён',
  picking: 'Собирается',
  shipped: 'Отгружен',
  delivered: 'Доставлен',
  cancelled: 'Отменён',
};

/** §3 `orderType`: 1, everything was in stock when it was placed; 2, some goods were on back order. */
export const orderType = v.picklist([1, 2]);
export type OrderType = v.InferOutput<typeof orderType>;
export const ORDER_TYPE_NAMES: Readonly<Record<OrderType, string>> = { 1: 'Со склада', 2: 'Под заказ' };

/** The fields that lists and pages share. */
export const orderHead = {
  id,
  number: v.string(),
  createdAt: instant,
  status: orderStatus,
  totalKopecks: v.nullable(kopecks),
  lineCount: v.number(),
  orderType,
  counterpartyName: v.string(),
  /** Requires the right `documents` at the order's company, as `canClaim` and `canCancel` require theirs. */
  canOpenDocuments: v.boolean(),
  /** Whether a change of the accounting system waits for the buyer's yes. */
  awaitsDecision: v.optional(v.boolean(), false),
};

/** The filter of orders; days are Moscow days, both inclusive. */
export const orderFilter = {
  status: v.fallback(v.optional(orderStatus), undefined),
  dateFrom: v.fallback(v.optional(day), undefined),
  dateTo: v.fallback(v.optional(day), undefined),
  orderType: v.fallback(
    v.optional(v.union([orderType, v.pipe(v.picklist(['1', '2']), v.transform(Number), orderType)])),
    undefined,
  ),
  /** Code of one of the user's counterparties, or `all`; defaults to the current one. */
  contragent: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(100))), undefined),
  /** Part of the number, or an article or name of a line. */
  search: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), ''),
};
export const orderFilterNames = { dateFrom: 'filterDateFrom', dateTo: 'filterDateTo', search: 'st' } as const;

/**
 * Orders of the current counterparty, newest first (§3 order list filter); `contragent` selects another one or all of
 * the user's. Someone else's code finds nothing.
 */
export const getOrders = defineCall({
  method: 'GET',
  path: '/web/profile/orders/',
  summary: 'Orders',
  access: 'order.see',
  query: v.object({
    page: queryNumber(1, 1_000_000),
    pageSize: queryNumber(PAGE_SIZE.orders, 100),
    ...orderFilter,
  }),
  names: { pageSize: 'page_size', ...orderFilterNames },
  answer: v.object({
    items: v.array(v.object(orderHead)),
    pageNavigation,
    /** The user's counterparties, for the filter. */
    counterparties: v.array(v.object({ code: v.string(), name: v.string(), isCurrent: v.boolean() })),
  }),
});
export type OrderSummary = v.InferOutput<typeof getOrders.answer>['items'][number];
