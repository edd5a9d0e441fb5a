import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, kopecks } from '../platform/fields.ts';

const copiedLine = { id, name: v.string(), article: v.string() };

/** Why a line of an old order cannot be bought again. */
export const copyRefusal = v.picklist(['gone', 'unpriced', 'out-of-stock', 'too-many']);
export type CopyRefusal = v.InferOutput<typeof copyRefusal>;

/**
 * Puts what an order holds into the basket again, on top of what is there: in one transaction, and only once for an
 * Idempotency-Key, where one is sent. Every line of the order is in `added` or in `unavailable`; `id` is the offer's. Another company's
 * order answers 404.
 */
export const copyOrder = defineCall({
  method: 'POST',
  path: '/api/order/copy/{id}/',
  summary: 'Put the lines of an order into the basket again',
  access: 'basket.use',
  params: v.object({ id }),
  answer: v.object({
    number: v.string(),
    added: v.array(
      v.object({
        ...copiedLine,
        /** In the basket now, and before. */
        quantity: v.number(),
        quantityBefore: v.number(),
        /** Of it lie in stock now; the rest is waited for. */
        availableQuantity: v.number(),
        /** Raised to the minimum or the next multiple of today. */
        isCorrected: v.boolean(),
        /** What the basket would hold uncorrected: what was in it and what the order says. */
        askedQuantity: v.number(),
        /** How it is sold today: at least so many, in whole multiples. */
        minOrderCount: v.number(),
        multiplicity: v.number(),
      }),
    ),
    unavailable: v.array(
      v.object({
        ...copiedLine,
        reason: copyRefusal,
        quantity: v.number(),
        /** Offers that may be bought instead and are in stock, the nearest first; at most 3. */
        analogs: v.array(
          v.object({ ...copiedLine, productCode: v.string(), priceKopecks: v.nullable(kopecks) }),
        ),
      }),
    ),
    /** Of the added lines those that cost something else now; empty for users without the right `prices`. */
    changed: v.array(v.object({ ...copiedLine, priceKopecksBefore: kopecks, priceKopecks: kopecks })),
  }),
});
export type OrderCopy = v.InferOutput<typeof copyOrder.answer>;
