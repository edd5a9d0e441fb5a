import { BASKET_ROWS_MAX } from '@shop/domain/constants';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { confidential } from '../platform/confidential.ts';
import {
  day,
  flag,
  id,
  instant,
  kopecks,
  nothing,
  pack,
  quantity,
  quantityOrNone,
} from '../platform/fields.ts';
import { forCompany } from './for-company.ts';

const lines = v.object({
  ...forCompany,
  products: v.pipe(
    v.array(v.object({ id, quantity })),
    v.minLength(1, 'Не выбрано ни одного товара'),
    v.maxLength(BASKET_ROWS_MAX, 'За один раз можно добавить не больше 10 000 строк'),
  ),
});

/**
 * The result of an added line: the quantity after raising it to the minimum and the next multiple, and whether it was
 * raised.
 */
const addedLine = v.object({
  id,
  rowId: id,
  quantity: v.number(),
  isCorrected: v.boolean(),
  /** The quantity before; undoing the addition sets it again. */
  before: v.optional(v.number(), 0),
});

/** Adds offers; adding an offer again adds to its quantity. All lines or none. */
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
 * Sets quantities by offer, for a whole order table at once: 0 removes the offer, others are rounded up as in
 * `addToBasket`. All lines or none; a refused line is named as `products.3.quantity`. Idempotent.
 */
export const setBasketQuantities = defineCall({
  method: 'POST',
  path: '/api/basket/list/update/',
  summary: 'Set the quantities of offers',
  access: 'basket.use',
  body: v.object({
    ...forCompany,
    products: v.pipe(
      v.array(v.object({ id, quantity: quantityOrNone })),
      v.minLength(1, 'Не выбрано ни одного товара'),
      v.maxLength(BASKET_ROWS_MAX, 'За один раз можно изменить не больше 10 000 строк'),
    ),
    /** True when an addition is undone: removed rows cannot be restored. */
    isUndo: v.optional(v.boolean(), false),
  }),
  answer: v.object({
    products: v.array(v.object({ id, quantity: v.number(), isCorrected: v.boolean() })),
  }),
});

/** Removes rows by row id; an unknown id answers 404 and nothing is removed. */
export const removeFromBasket = defineCall({
  method: 'POST',
  path: '/api/basket/remove/',
  summary: 'Remove rows from the basket',
  access: 'basket.use',
  body: v.object({
    ...forCompany,
    products: v.pipe(v.array(id), v.minLength(1), v.maxLength(BASKET_ROWS_MAX)),
  }),
  answer: nothing,
});

/**
 * Sets the quantity of one row (`ID` is the row's id). Rounds up to the multiple and reports it; 0 removes the row
 * (§5).
 */
export const updateBasketRow = defineCall({
  method: 'POST',
  path: '/api/basket/update/',
  summary: 'Set the quantity of a row',
  access: 'basket.use',
  body: v.object({ ...forCompany, product: v.object({ ID: id, QUANTITY: quantityOrNone }) }),
  answer: v.object({ id, quantity: v.number(), isCorrected: v.boolean() }),
});

export const clearBasket = defineCall({
  method: 'POST',
  path: '/api/basket/clear/',
  summary: 'Empty the basket',
  access: 'basket.use',
  body: v.optional(v.object(forCompany), {}),
  answer: nothing,
});

/** A row on the wire (§3). Prices are null without the right `prices`. */
const wireRow = {
  id,
  /** Id of the offer. */
  product_id: id,
  /** Id of the product, for requesting its analogs. */
  productId: v.optional(id),
  /** Sort position among all rows, including removed ones; the number itself has no meaning. */
  position: v.optional(v.number(), 0),
  code: v.string(),
  name: v.string(),
  article: v.string(),
  variant: v.record(v.string(), v.string()),
  /** True if the product has other offers on sale, so the size can be changed. */
  hasVariants: v.optional(v.boolean(), false),
  previewPicture: v.nullable(v.string()),
  isInStock: flag,
  stockQuantity: v.number(),
  arrivalOn: v.nullable(day),
  basketQuantity: v.number(),
  minOrderCount: v.number(),
  multiplicity: v.number(),
  measure: v.string(),
  /** Null for a product without packs; earlier releases of the backend do not answer it. */
  measureCustom: v.optional(v.nullable(pack)),
  price: v.nullable(kopecks),
  /** Prices by quantity, ascending; null without the right `prices`. */
  breaks: v.optional(v.nullable(v.array(v.object({ fromQuantity: v.number(), kopecks }))), null),
  totalPrice: v.nullable(kopecks),
  /** True if a promotion of this product is running; `actionbyproductid` answers which. */
  hasPromotion: v.optional(v.boolean(), false),
  /** The colleague who last changed the row; null for the reader, or if unknown. */
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
 * A removed row that can be restored (§4, decision 040), with its quantity. Stored for the counterparty, so that it
 * survives a reload and shows on other devices, until it is ordered, dismissed or a day old.
 */
const removedRow = v.pipe(
  v.object({
    ...wireRow,
    /** `id` is the offer's, because the row no longer exists. */
    removedAt: instant,
    /** Rows removed together, some or the whole basket, share this number. */
    removal: id,
  }),
  v.transform(toRow),
);
export type RemovedBasketRow = v.InferOutput<typeof removedRow>;

/**
 * The summary of the basket; sums are null without the right `prices`. `goodsKopecks` is at list prices,
 * `totalKopecks` at the counterparty's prices with its discount: total = goods − discount = sum of the rows.
 * `vatKopecks` is included in the total.
 */
const summary = v.object({
  rowCount: v.number(),
  goodsKopecks: v.nullable(kopecks),
  discountKopecks: v.nullable(kopecks),
  vatKopecks: v.nullable(kopecks),
  totalKopecks: v.nullable(kopecks),
  weightGrams: v.number(),
  volumeCm3: v.number(),
  /** Shipments of at least this sum are delivered free; null if delivery is always paid. */
  freeDeliveryFromKopecks: v.optional(v.nullable(kopecks), null),
  /** The minimum sum of an order; null without one. */
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

/** Fields that `getFields` can answer, in wire names. */
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
 * Selected fields of selected rows, by offer: the changes after quantities were sent, without the whole basket.
 * Offers that are not in the basket are absent from the answer.
 */
export const getBasketFields = defineCall({
  method: 'POST',
  path: '/api/basket/product/getFields/',
  summary: 'Selected fields of basket rows',
  access: 'basket.use',
  body: v.object({
    offerIds: v.union([id, v.pipe(v.array(id), v.minLength(1), v.maxLength(BASKET_ROWS_MAX))]),
    fields: v.pipe(v.array(basketField), v.minLength(1), v.maxLength(basketField.options.length)),
  }),
  names: { offerIds: 'productId' },
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
 * Replaces the basket by these lines; the removed rows can be restored (`grid.removed`). Quantities are raised as in
 * `addToBasket`. `removal` is 0 if no rows were removed.
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
 * Restores rows that were removed together, unless they have been added again meanwhile. The answer lists the rows;
 * offers that are no longer sold are left out and counted.
 */
export const returnToBasket = defineCall({
  method: 'POST',
  path: '/api/basket/removed/return/',
  summary: 'Restore removed rows',
  access: 'basket.use',
  body: v.object({ ...forCompany, removal: id }),
  answer: v.object({ products: v.array(addedLine), unavailableCount: v.number() }),
});

/** Dismisses removed rows: all of them, or those of the given offers. */
export const forgetRemoved = defineCall({
  method: 'POST',
  path: '/api/basket/removed/clear/',
  summary: 'Dismiss removed rows',
  access: 'basket.use',
  body: v.object({
    ...forCompany,
    products: v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(BASKET_ROWS_MAX))),
  }),
  answer: nothing,
});

/** Exports the basket as a file in the order of the screen; quick order imports the XLSX unchanged. */
export const exportBasket = defineCall({
  method: 'POST',
  path: '/api/basket/export/',
  summary: 'The basket as a file',
  access: 'basket.use',
  body: v.object({ format: v.picklist(['xlsx', 'csv']) }),
  /** Single-use, valid for 60 s. */
  answer: v.object({ url: confidential }),
});
