import { day, id, kopecks } from '@shop/contracts/platform/fields';
import * as v from 'valibot';

/** Lines, delivery and day that the accounting system wants an order to have; stored until the buyer decides. */
export const orderProposal = v.object({
  lines: v.array(
    v.object({
      /** The line of the order; null for a new one. */
      position: v.nullable(v.number()),
      offerId: id,
      article: v.string(),
      name: v.string(),
      measure: v.string(),
      quantity: v.number(),
      priceKopecks: kopecks,
      vatPercent: v.number(),
    }),
  ),
  /** Null: not said. */
  deliveryKopecks: v.nullable(kopecks),
  /** The day on which what has not left yet is shipped; null: not said. */
  plannedOn: v.nullable(day),
});
export type OrderProposal = v.InferOutput<typeof orderProposal>;
export type ProposedLine = OrderProposal['lines'][number];

/** A line with its place in the order. */
export type PlacedLine = ProposedLine & { readonly position: number };
