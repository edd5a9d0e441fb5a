import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { day, id, kopecks } from '../platform/fields.ts';

/** A promotion as the basket shows it. `conditions` is a sentence in plain text, may be empty. */
const basketPromotion = v.object({
  code: v.string(),
  title: v.string(),
  lead: v.string(),
  endsOn: v.nullable(day),
});
export type BasketPromotion = v.InferOutput<typeof basketPromotion>;

/** Promotions that run for the product of this offer; `code` is the offer's id. Empty for a product without any. */
export const getPromotionsOfRow = defineCall({
  method: 'GET',
  path: '/web/basket/actionbyproductid/{code}/',
  summary: 'Promotions of a basket row',
  access: 'basket.use',
  params: v.object({ code: id }),
  answer: v.object({ items: v.array(basketPromotion) }),
});

/** What of a promotion is in the basket: its rows, their quantity and sum (null without the right `prices`). */
export const getPromotionGroup = defineCall({
  method: 'GET',
  path: '/web/basket/groupaction/{code}/',
  summary: 'A promotion and the basket rows it is about',
  access: 'basket.use',
  params: v.object({ code: v.pipe(v.string(), v.maxLength(200)) }),
  answer: v.object({
    promotion: basketPromotion,
    offerIds: v.array(id),
    quantity: v.number(),
    totalKopecks: v.nullable(kopecks),
  }),
});
