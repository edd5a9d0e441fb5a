import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { day, id, instant, kopecks } from '../platform/fields.ts';

const ofLine = { article: v.string(), name: v.string(), measure: v.string() };

/** One difference that the accounting system brings to an order: what was, and what becomes. */
export const orderDifference = v.union([
  v.object({ kind: v.literal('quantity'), ...ofLine, before: v.number(), after: v.number() }),
  v.object({
    kind: v.literal('price'),
    ...ofLine,
    beforeKopecks: v.nullable(kopecks),
    afterKopecks: v.nullable(kopecks),
  }),
  v.object({ kind: v.literal('removed'), ...ofLine, before: v.number() }),
  v.object({ kind: v.literal('added'), ...ofLine, after: v.number(), afterKopecks: v.nullable(kopecks) }),
  v.object({
    kind: v.literal('delivery'),
    beforeKopecks: v.nullable(kopecks),
    afterKopecks: v.nullable(kopecks),
  }),
  /** The day on which what has not left yet is shipped. */
  v.object({ kind: v.literal('date'), before: v.nullable(day), after: day }),
]);
export type OrderDifference = v.InferOutput<typeof orderDifference>;

/**
 * `applied`: within the shop's limit, already in the order. `waiting`: for the buyer's yes. `outdated`: the accounting
 * system has sent another one, or the order went on.
 */
export const orderChangeState = v.picklist(['applied', 'waiting', 'accepted', 'declined', 'outdated']);

/** A change of an order by the accounting system. Sums are null without the right `prices`. */
export const orderChange = v.object({
  id,
  state: orderChangeState,
  proposedAt: instant,
  decidedAt: v.nullable(instant),
  decidedByName: v.nullable(v.string()),
  oldTotalKopecks: v.nullable(kopecks),
  newTotalKopecks: v.nullable(kopecks),
  differences: v.array(orderDifference),
});
export type OrderChange = v.InferOutput<typeof orderChange>;

const decision = {
  params: v.object({ id }),
  /** The change that the buyer has read. */
  body: v.object({ change: id }),
};

/**
 * Agrees to the waiting change of an order, which gets the new lines at once. Idempotent; `conflict` once the
 * accounting system has sent another change. `order.place` is checked at the order's company, which need not be the
 * current one; another company's order answers 404. Not part of §7.
 */
export const acceptOrderChange = defineCall({
  method: 'POST',
  path: '/api/order/change/accept/{id}/',
  summary: 'Agree to a change of an order',
  access: 'order.see',
  ...decision,
  answer: v.object({ state: orderChangeState }),
});

/**
 * Declines the waiting change: the order keeps its lines, which the accounting system gets once more, and the manager is
 * told. Rights and errors as in `acceptOrderChange`.
 */
export const declineOrderChange = defineCall({
  method: 'POST',
  path: '/api/order/change/decline/{id}/',
  summary: 'Decline a change of an order',
  access: 'order.see',
  ...decision,
  answer: v.object({ state: orderChangeState }),
});
