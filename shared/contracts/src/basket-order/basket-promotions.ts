import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { day, id, kopecks } from '../platform/fields.ts';

/** A promotion as the basket shows it. `conditions` is a sentence in plain text; may be empty. */
const basketPromotion = v.object({
  code: v.string(),
  title: v.string(),
  lead: v.string(),
  endsOn: v.nullable(day),
});
export type BasketPromotion = v.InferOutput<typeof basketPromotion>;

/** Running promotions of the product of an offer; `code` is the offer's id. */
export const getPromotionsOfRow = defineCall({
  method: 'GET',
  path: '/web/basket/actionbyproductid/{code}/',
  summary: 'Promotions of a basket row',
  access: 'basket.use',
  params: v.object({ code: id }),
  answer: v.object({ items: v.array(basketPromotion) }),
});

/** The rows of a promotion in the basket with their quantity and sum (null without the right `prices`). */
export const getPromotionGroup = defineCall({
  method: 'GET',
  path: '/web/basket/groupaction/{code}/',
  summary: 'A promotion and its basket rows',
  access: 'basket.use',
  params: v.object({ code: v.pipe(v.string(), v.maxLength(200)) }),
  answer: v.object({
    promotion: basketPromotion,
    offerIds: v.array(id),
    quantity: v.number(),
    totalKopecks: v.nullable(kopecks),
  }),
});
