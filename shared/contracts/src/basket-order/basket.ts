import { BASKET_ROWS_MAX } from '@shop/domain/constants';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { day, flag, id, instant, kopecks, nothing, quantity, quantityOrNone } from '../platform/fields.ts';

const lines = v.object({
  products: v.pipe(
    v.array(v.object({ id, quantity })),
    v.minLength(1, 'Не выбрано ни одного товара'),
    v.maxLength(BASKET_ROWS_MAX, 'За один раз можно добавить не больше 10 000 строк'),
  ),
});

/** What became of an added line: the quantity is raised to the minimum and to the next multiple, and it is said. */
const addedLine = v.object({
  id,
  rowId: id,
  quantity: v.number(),
  isCorrected: v.boolean(),
  /** What the basket held before; whoever takes the addition back sets it again. */
  before: v.optional(v.number(), 0),
});

/** Adds offers; a second add of the same offer adds to its quantity. All lines or none. */
export const addToBasket = defineCall({
  method: 'POST',
  path: '/api/basket/add/',
  summary: 'Add offers to the basket',
  access: 'basket.use',
  body: lines,
  answer: v.object({ products: v.array(addedLine) }),
});

export const addListToBasket = defineCall({
  ...addToBasket,
  path: '/api/basket/list/add/',
  summary: 'Add a list of offers to the basket',
});

/**
 * Sets quantities by offer, of a whole order table at once: 0 takes the offer out, others are rounded up as when they
 * are added. All lines or none; a refused line is named, `products.3.quantity`. The same again changes nothing.
 */
export const setBasketQuantities = defineCall({
  method: 'POST',
  path: '/api/basket/list/update/',
  summary: 'Set the quantities of offers',
  access: 'basket.use',
  body: v.object({
    products: v.pipe(
      v.array(v.object({ id, quantity: quantityOrNone })),
      v.minLength(1, 'Не выбрано ни одного товара'),
      v.maxLength(BASKET_ROWS_MAX, 'За один раз можно изменить не больше 10 000 строк'),
    ),
    /** An addition is taken back: what goes leaves nothing to be put back. */
    isUndo: v.optional(v.boolean(), false),
  }),
  answer: v.object({
    products: v.array(v.object({ id, quantity: v.number(), isCorrected: v.boolean() })),
  }),
});

/** Removes rows by row id; unknown ids answer 404 and nothing is removed. */
export const removeFromBasket = defineCall({
  method: 'POST',
  path: '/api/basket/remove/',
  summary: 'Remove rows from the basket',
  access: 'basket.use',
  body: v.object({ products: v.pipe(v.array(id), v.minLength(1), v.maxLength(BASKET_ROWS_MAX)) }),
  answer: nothing,
});

/** Sets the quantity of one row (`ID` is the row's id). Rounds up to the multiple and tells; 0 removes the row (§5). */
export const updateBasketRow = defineCall({
  method: 'POST',
  path: '/api/basket/update/',
  summary: 'Set the quantity of a row',
  access: 'basket.use',
  body: v.object({ product: v.object({ ID: id, QUANTITY: quantityOrNone }) }),
  answer: v.object({ id, quantity: v.number(), isCorrected: v.boolean() }),
});

export const clearBasket = defineCall({
  method: 'POST',
  path: '/api/basket/clear/',
  summary: 'Empty the basket',
  access: 'basket.use',
  answer: nothing,
});

/** A row on the wire (§3). Prices are null for users without the right `prices`. */
const wireRow = {
  id,
  /** The offer. */
  product_id: id,
  /** The product of the offer: what its analogs are asked for by. */
  productId: v.optional(id),
  /** Where it stands among all rows, those that were taken out included; only the order means something. */
  position: v.optional(v.number(), 0),
  code: v.string(),
  name: v.string(),
  article: v.string(),
  variant: v.record(v.string(), v.string()),
  /** The product has other offers that are sold: the size can be changed. */
  hasVariants: v.optional(v.boolean(), false),
  previewPicture: v.nullable(v.string()),
  isInStock: flag,
  stockQuantity: v.number(),
  arrivalOn: v.nullable(day),
  basketQuantity: v.number(),
  minOrderCount: v.number(),
  multiplicity: v.number(),
  measure: v.string(),
  price: v.nullable(kopecks),
  /** Prices by quantity, ascending; null for users without the right `prices`. */
  breaks: v.optional(v.nullable(v.array(v.object({ fromQuantity: v.number(), kopecks }))), null),
  totalPrice: v.nullable(kopecks),
  /** A promotion that runs has this product: `actionbyproductid` says which. */
  hasPromotion: v.optional(v.boolean(), false),
  /** The colleague who changed the row last; null if it was the reader, or nobody knows. */
  changedBy: v.optional(v.nullable(v.string()), null),
};

const row = v.pipe(v.object(wireRow), v.transform(toRow));

function toRow<
  R extends { product_id: number; basketQuantity: number; price: number | null; totalPrice: number | null },
>({ product_id, basketQuantity, price, totalPrice, ...rest }: R) {
  return {
    ...rest,
    offerId: product_id,
    quantity: basketQuantity,
    priceKopecks: price,
    totalKopecks: totalPrice,
  };
}
export type BasketRow = v.InferOutput<typeof row>;

/**
 * A row that somebody took out of the basket and may put back (§4), with the quantity it had: kept with the
 * counterparty, so that it is there after a reload and on another device, until it is ordered, dismissed or a day old.
 */
const removedRow = v.pipe(
  v.object({
    ...wireRow,
    /** `id` is the offer's: there is no row any more. */
    removedAt: instant,
    /** Rows taken out together (some, or the whole basket) have the same number. */
    removal: id,
  }),
  v.transform(toRow),
);
export type RemovedBasketRow = v.InferOutput<typeof removedRow>;

/**
 * The summary beside the rows; sums are null for users without the right `prices`. `goodsKopecks` is at list
 * prices, `totalKopecks` at the counterparty's with its discount: total = goods − discount = sum of the rows.
 * `vatKopecks` is inside the total.
 */
const summary = v.object({
  rowCount: v.number(),
  goodsKopecks: v.nullable(kopecks),
  discountKopecks: v.nullable(kopecks),
  vatKopecks: v.nullable(kopecks),
  totalKopecks: v.nullable(kopecks),
  weightGrams: v.number(),
  volumeCm3: v.number(),
  /** A shipment of this sum or more travels free; null where delivery is always paid. */
  freeDeliveryFromKopecks: v.optional(v.nullable(kopecks), null),
  /** The least an order may come to; null without one. */
  minimumOrderKopecks: v.optional(v.nullable(kopecks), null),
});
export type BasketSummary = v.InferOutput<typeof summary>;

export const getBasket = defineCall({
  method: 'GET',
  path: '/web/basket/products/',
  summary: 'The basket',
  access: 'basket.use',
  answer: v.pipe(
    v.object({
      info: summary,
      grid: v.object({ row: v.array(row), removed: v.optional(v.array(removedRow), []) }),
      noProductsAddToOrder: v.boolean(),
      canBuyUnavailable: v.boolean(),
      contragentDiscountPercent: v.number(),
    }),
    v.transform(({ info, grid, contragentDiscountPercent, ...rest }) => ({
      ...rest,
      summary: info,
      rows: grid.row,
      removed: grid.removed,
      discountPercent: contragentDiscountPercent,
    })),
  ),
});

export const getBasketSummary = defineCall({
  method: 'GET',
  path: '/api/basket/sumBlock/',
  summary: 'The basket summary',
  access: 'basket.use',
  answer: summary,
});

/** What `getFields` can be asked for: names of the wire. */
const basketField = v.picklist([
  'basketQuantity',
  'price',
  'totalPrice',
  'isInStock',
  'stockQuantity',
  'arrivalOn',
  'minOrderCount',
  'multiplicity',
  'hasPromotion',
  'changedBy',
]);

/**
 * Some fields of some rows, by offer: what has changed after quantities were sent, without the whole basket.
 * Offers that are not in the basket are absent from the answer.
 */
export const getBasketFields = defineCall({
  method: 'POST',
  path: '/api/basket/product/getFields/',
  summary: 'Some fields of basket rows',
  access: 'basket.use',
  body: v.object({
    productId: v.union([id, v.pipe(v.array(id), v.minLength(1), v.maxLength(BASKET_ROWS_MAX))]),
    fields: v.pipe(v.array(basketField), v.minLength(1), v.maxLength(basketField.options.length)),
  }),
  answer: v.record(
    v.string(),
    v.object({
      basketQuantity: v.optional(v.number()),
      price: v.optional(v.nullable(kopecks)),
      totalPrice: v.optional(v.nullable(kopecks)),
      isInStock: v.optional(flag),
      stockQuantity: v.optional(v.number()),
      arrivalOn: v.optional(v.nullable(day)),
      minOrderCount: v.optional(v.number()),
      multiplicity: v.optional(v.number()),
      hasPromotion: v.optional(v.boolean()),
      changedBy: v.optional(v.nullable(v.string())),
    }),
  ),
});

/**
 * Makes the basket hold these lines and nothing else; what was there can be put back (`grid.removed`). Quantities are
 * raised as when they are added. `removal` is 0 when nothing had to go.
 */
export const replaceBasket = defineCall({
  method: 'POST',
  path: '/api/basket/list/replace/',
  summary: 'Replace the basket by a list of offers',
  access: 'basket.use',
  body: lines,
  answer: v.object({ products: v.array(addedLine), removal: v.number() }),
});

/**
 * Puts rows back that were taken out together: as they were, where nobody has added them since. The answer names the
 * rows; offers that are not sold any more are left out and counted.
 */
export const returnToBasket = defineCall({
  method: 'POST',
  path: '/api/basket/removed/return/',
  summary: 'Put removed rows back',
  access: 'basket.use',
  body: v.object({ removal: id }),
  answer: v.object({ products: v.array(addedLine), unavailableCount: v.number() }),
});

/** Forgets removed rows: all of them, or those of these offers. */
export const forgetRemoved = defineCall({
  method: 'POST',
  path: '/api/basket/removed/clear/',
  summary: 'Forget removed rows',
  access: 'basket.use',
  body: v.object({ products: v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(BASKET_ROWS_MAX))) }),
  answer: nothing,
});

/** The basket as a file, in the order of the screen; the XLSX goes back in through quick order unchanged. */
export const exportBasket = defineCall({
  method: 'POST',
  path: '/api/basket/export/',
  summary: 'The basket as a file',
  access: 'basket.use',
  body: v.object({ format: v.picklist(['xlsx', 'csv']) }),
  /** Single-use, good for 60 s. */
  answer: v.object({ url: v.string() }),
});
