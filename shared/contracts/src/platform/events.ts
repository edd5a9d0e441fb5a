import * as v from 'valibot';

/**
 * Events of the shop's bus: facts in the past tense, published by the code that made them true. `crossTab` events
 * also reach the other tabs of the browser. `server` events also arrive over the live stream `GET /api/events/`, so
 * that colleagues see each other's changes. The gate compares the payload schemas of releases (decision 023).
 */
export const events = {
  'basket.changed': define({
    payload: v.object({
      offerIds: v.array(v.number()),
      /** The quantity of each of them now, where the page that changed them knows: nothing need be read again. */
      quantities: v.optional(v.array(v.object({ offerId: v.number(), quantity: v.number() }))),
    }),
    crossTab: true,
    server: true,
  }),
  'favourites.changed': define({ payload: v.object({ productIds: v.array(v.number()) }), crossTab: true }),
  'compare.changed': define({ payload: v.object({ productIds: v.array(v.number()) }), crossTab: true }),
  'order.placed': define({ payload: v.object({ orderId: v.number() }), crossTab: true, server: true }),
  'order.changed': define({ payload: v.object({ orderId: v.number() }), server: true }),
  /** A delivery address or a consignee of the company has changed. */
  'addresses.changed': define({ payload: v.object({}), server: true }),
  /** Requisites, people, rights or sale points of a company have changed. */
  'company.changed': define({ payload: v.object({}), server: true }),
  'notification.added': define({ payload: v.object({ notificationId: v.number() }), server: true }),
  /** Some of the user's notifications were marked as read, or as unread again. */
  'notification.read': define({ payload: v.object({}), crossTab: true, server: true }),
  /** `isReading`: the user has only read it; its messages and status are unchanged. */
  'appeal.changed': define({
    payload: v.object({ appealId: v.number(), isReading: v.optional(v.boolean()) }),
    crossTab: true,
    server: true,
  }),
  /** A reconciliation act is ready, or has failed. */
  'act.changed': define({ payload: v.object({ actId: v.number() }), server: true }),
  /** Documents were posted to the company's ledger. */
  'ledger.changed': define({ payload: v.object({}), server: true }),
  /** A switch of counterparty or city was requested: flush unsent work of the present one now. */
  'switch.requested': define({ payload: v.object({}), crossTab: true }),
  /** Null if unknown: an impersonation has begun or ended. */
  'counterparty.switched': define({
    payload: v.object({ counterpartyId: v.nullable(v.number()) }),
    crossTab: true,
  }),
  'city.chosen': define({ payload: v.object({ cityId: v.number() }), crossTab: true }),
  /** Maintenance has begun or ended, or the site was closed or opened to the company: ask for the current state. */
  'site.changed': define({ payload: v.object({}), server: true }),
  /** An answer has reported that the site is closed to the current company (§8). */
  'site.closed': define({ payload: v.object({}) }),
  'feedback.sent': define({ payload: v.object({}) }),
  /** The live stream was interrupted and may have missed events: refetch. */
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
