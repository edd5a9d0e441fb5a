import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, kopecks } from '../platform/fields.ts';
import { forCompany } from './for-company.ts';

const copiedLine = { id, name: v.string(), article: v.string() };

/** Why a line of an old order cannot be bought again. */
export const copyRefusal = v.picklist(['gone', 'unpriced', 'out-of-stock', 'too-many']);
export type CopyRefusal = v.InferOutput<typeof copyRefusal>;

/**
 * Adds the lines of an order to the basket in one transaction, once per Idempotency-Key. Every line is in `added` or
 * in `unavailable`; `id` is the offer's. Another company's order answers 404.
 */
export const copyOrder = defineCall({
  method: 'POST',
  path: '/api/order/copy/{id}/',
  summary: 'Copy the lines of an order into the basket',
  access: 'basket.use',
  params: v.object({ id }),
  body: v.optional(v.object(forCompany), {}),
  answer: v.object({
    number: v.string(),
    added: v.array(
      v.object({
        ...copiedLine,
        /** Quantity in the basket afterwards, and before. */
        quantity: v.number(),
        quantityBefore: v.number(),
        /** The part of it that is in stock now; the rest is on back order. */
        availableQuantity: v.number(),
        /** True if the quantity was raised to today's minimum or multiple. */
        isCorrected: v.boolean(),
        /** The quantity without correction: the basket's plus the order's. */
        askedQuantity: v.number(),
        /** Today's minimum and multiple. */
        minOrderCount: v.number(),
        multiplicity: v.number(),
      }),
    ),
    unavailable: v.array(
      v.object({
        ...copiedLine,
        reason: copyRefusal,
        quantity: v.number(),
        /** At most 3 analogs in stock, the most similar first. */
        analogs: v.array(
          v.object({ ...copiedLine, productCode: v.string(), priceKopecks: v.nullable(kopecks) }),
        ),
      }),
    ),
    /** Added lines whose price has changed; empty without the right `prices`. */
    changed: v.array(v.object({ ...copiedLine, priceKopecksBefore: kopecks, priceKopecks: kopecks })),
  }),
});
export type OrderCopy = v.InferOutput<typeof copyOrder.answer>;
