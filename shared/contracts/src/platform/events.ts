import * as v from 'valibot';

/**
 * Events of the shop's bus: facts in the past tense, published by whoever made them true.
 * `crossTab` events reach the other tabs of the browser too. `server` events also arrive over the live stream
 * `GET /api/events/`, so that two people of one company see each other's changes.
 */
export const events = {
  'basket.changed': define({
    payload: v.object({ offerIds: v.array(v.number()) }),
    crossTab: true,
    server: true,
  }),
  'favourites.changed': define({ payload: v.object({ productIds: v.array(v.number()) }), crossTab: true }),
  'compare.changed': define({ payload: v.object({ productIds: v.array(v.number()) }), crossTab: true }),
  'order.placed': define({ payload: v.object({ orderId: v.number() }), crossTab: true, server: true }),
  'order.changed': define({ payload: v.object({ orderId: v.number() }), server: true }),
  /** A delivery address or a consignee of the company. */
  'addresses.changed': define({ payload: v.object({}), server: true }),
  /** Requisites, people, rights or sale points of a company. */
  'company.changed': define({ payload: v.object({}), server: true }),
  'notification.added': define({ payload: v.object({ notificationId: v.number() }), server: true }),
  /** Some of the user's notifications are read, or unread again. */
  'notification.read': define({ payload: v.object({}), crossTab: true, server: true }),
  /** `isReading`: the user has read it, nobody has written there or changed it. */
  'appeal.changed': define({
    payload: v.object({ appealId: v.number(), isReading: v.optional(v.boolean()) }),
    crossTab: true,
    server: true,
  }),
  /** An act of reconciliation is ready, or could not be made. */
  'act.changed': define({ payload: v.object({ actId: v.number() }), server: true }),
  /** Documents were posted to the company's ledger. */
  'ledger.changed': define({ payload: v.object({}), server: true }),
  /** Another counterparty or city has been asked for: whoever holds unsent work for the present one sends it now. */
  'switch.requested': define({ payload: v.object({}), crossTab: true }),
  /** Null where nobody knows it: somebody has begun to act for another, or has come back to himself. */
  'counterparty.switched': define({
    payload: v.object({ counterpartyId: v.nullable(v.number()) }),
    crossTab: true,
  }),
  'city.chosen': define({ payload: v.object({ cityId: v.number() }), crossTab: true }),
  /** Technical works have begun or ended, or the site was opened or closed to the company: ask what holds now. */
  'site.changed': define({ payload: v.object({}), server: true }),
  /** An answer has said that the site is closed to the current company (§8). */
  'site.closed': define({ payload: v.object({}) }),
  'feedback.sent': define({ payload: v.object({}) }),
  /** The live stream was interrupted and may have missed something: look again. */
  'live.resumed': define({ payload: v.object({}) }),
  'session.started': define({ payload: v.object({}), crossTab: true }),
  'session.ended': define({
    payload: v.object({ reason: v.picklist(['logout', 'expired']) }),
    crossTab: true,
  }),
} as const;

export type EventName = keyof typeof events;
export type EventPayload<N extends EventName> = v.InferOutput<(typeof events)[N]['payload']>;

interface EventDefinition<S> {
  readonly payload: S;
  readonly crossTab: boolean;
  readonly server: boolean;
}

function define<S>(event: { payload: S; crossTab?: boolean; server?: boolean }): EventDefinition<S> {
  return { crossTab: false, server: false, ...event };
}
