import * as v from 'valibot';
import { day, id, kopecks, pack } from '../platform/fields.ts';

/** A contract price from a quantity of `fromQuantity` base units on. Prices are sorted by it, ascending. */
const price = v.object({ fromQuantity: v.number(), kopecks });

/** Prices of an offer, null without the right `prices`. `base` is the list price, in kopecks. */
const prices = v.nullable(v.object({ base: kopecks, breaks: v.array(price) }));

const stockStatus = v.object({
  isInStock: v.boolean(),
  /** Free base units over all warehouses. */
  quantity: v.number(),
  /** Next delivery if the offer is out of stock or running low. */
  arrivalOn: v.nullable(day),
});

/** The stock of an offer at a warehouse: free base units, and the next delivery. */
export const warehouseStock = v.object({
  name: v.string(),
  quantity: v.number(),
  arrivalOn: v.nullable(day),
  arrivalQuantity: v.number(),
});
export type WarehouseStock = v.InferOutput<typeof warehouseStock>;

/** One orderable variant: a size of a jacket, or the product itself if it has no variants (then the ids are equal). */
export const offer = v.object({
  id,
  article: v.string(),
  name: v.string(),
  /** «Размер» to «52-54»; empty for a product without variants. */
  variant: v.record(v.string(), v.string()),
  prices,
  stockStatus,
  /** All warehouses that deal in it, in their order, including those without stock; absent if they were not asked for. */
  warehouses: v.optional(v.array(warehouseStock)),
  /** Quantity in the basket, 0 if none. */
  inBasket: v.number(),
  /** In search results: the query names this offer by its article («ПУ-123-9») or its size («ботинки 42»). */
  isAsked: v.optional(v.boolean()),
});
export type Offer = v.InferOutput<typeof offer>;

/** «пара», and a pack «упак» of `factor` base units if there is one. */
const measure = v.object({ measureBase: v.string(), measureCustom: v.nullable(pack) });

/** A product in a listing (§3). `prices` and `inBasket` aggregate its offers: the lowest price, the total quantity. */
export const productItem = v.object({
  id,
  code: v.string(),
  name: v.string(),
  article: v.string(),
  brand: v.nullable(v.string()),
  /** `/media/….webp`, or null for the no-photo image. */
  previewPicture: v.nullable(v.string()),
  prices,
  offers: v.array(offer),
  inBasket: v.number(),
  checked: v.optional(v.boolean(), false),
  measure,
  stockStatus,
  minOrderCount: v.number(),
  multiplicity: v.number(),
  /** «Покупали раньше»: the counterparty has ordered one of its offers, and the order was not cancelled. */
  isPurchased: v.boolean(),
});
export type ProductItem = v.InferOutput<typeof productItem>;
