import * as v from 'valibot';
import { defineCall } from './call.ts';
import { day, flag, id, kopecks, nothing, quantity, quantityOrNone } from './fields.ts';

/** Most rows one call may carry. */
export const BASKET_ROWS_MAX = 10_000;

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

/** Sets the quantity of one row (`ID` is the row's id). Rounds up to the multiple and tells. */
export const updateBasketRow = defineCall({
  method: 'POST',
  path: '/api/basket/update/',
  summary: 'Set the quantity of a row',
  access: 'basket.use',
  body: v.object({ product: v.object({ ID: id, QUANTITY: quantity }) }),
  answer: v.object({ id, quantity: v.number(), isCorrected: v.boolean() }),
});

export const clearBasket = defineCall({
  method: 'POST',
  path: '/api/basket/clear/',
  summary: 'Empty the basket',
  access: 'basket.use',
  answer: nothing,
});

/** A row (§3). Prices are null for users without the right `prices`. */
const row = v.pipe(
  v.object({
    id,
    /** The offer. */
    product_id: id,
    code: v.string(),
    name: v.string(),
    article: v.string(),
    variant: v.record(v.string(), v.string()),
    previewPicture: v.nullable(v.string()),
    isInStock: flag,
    stockQuantity: v.number(),
    arrivalOn: v.nullable(day),
    basketQuantity: v.number(),
    minOrderCount: v.number(),
    multiplicity: v.number(),
    measure: v.string(),
    price: v.nullable(kopecks),
    totalPrice: v.nullable(kopecks),
  }),
  v.transform(({ product_id, basketQuantity, price, totalPrice, ...rest }) => ({
    ...rest,
    offerId: product_id,
    quantity: basketQuantity,
    priceKopecks: price,
    totalKopecks: totalPrice,
  })),
);
export type BasketRow = v.InferOutput<typeof row>;

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
      grid: v.object({ row: v.array(row) }),
      noProductsAddToOrder: v.boolean(),
      canBuyUnavailable: v.boolean(),
      contragentDiscountPercent: v.number(),
    }),
    v.transform(({ info, grid, contragentDiscountPercent, ...rest }) => ({
      ...rest,
      summary: info,
      rows: grid.row,
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
