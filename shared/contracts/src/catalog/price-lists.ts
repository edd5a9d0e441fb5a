import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { confidential } from '../platform/confidential.ts';
import { id, instant } from '../platform/fields.ts';

/** The sections that a price list can be made of: the first two levels of the catalogue. */
export const getPriceListSections = defineCall({
  method: 'GET',
  path: '/web/price-lists/sections/',
  summary: 'Sections for price lists',
  access: 'prices.see',
  answer: v.object({
    sectionsForPriceList: v.array(
      v.object({
        id,
        name: v.string(),
        /** Null at the first level. */
        parentId: v.nullable(id),
        elementCount: v.number(),
      }),
    ),
  }),
});

/** A price list, ready or in progress: XLSX with the counterparty's own prices, kept for an hour. */
const priceList = v.object({
  id,
  status: v.picklist(['preparing', 'ready', 'failed']),
  /** Whole percent of the rows written; 100 when ready. */
  percent: v.number(),
  /** Number of rows with goods, one for each offer. */
  rowCount: v.number(),
  /** Ids of the requested sections; empty for the whole catalogue. */
  sections: v.array(id),
  inStockOnly: v.boolean(),
  createdAt: instant,
  /** When the file is deleted; null until it is ready. */
  availableUntil: v.nullable(instant),
});
export type PriceList = v.InferOutput<typeof priceList>;

/**
 * Starts a price list of these sections with all below them, or of the whole catalogue. One at a time per user:
 * repeating the same choice answers the one in progress, a different choice is refused with `limit`.
 */
export const makePriceList = defineCall({
  method: 'POST',
  path: '/api/getSectionsPriceList/',
  summary: 'Make a price list',
  access: 'prices.see',
  body: v.object({
    sections: v.pipe(v.array(id), v.maxLength(1000, 'Слишком много разделов')),
    inStockOnly: v.optional(v.boolean(), false),
  }),
  names: { inStockOnly: 'in_stock_only' },
  answer: priceList,
});

/** The user's price lists at this counterparty, newest first. */
export const getPriceLists = defineCall({
  method: 'GET',
  path: '/api/getSectionsPriceList/',
  summary: 'Recent price lists',
  access: 'prices.see',
  answer: v.object({ items: v.array(priceList) }),
});

/**
 * The progress of a price list; someone else's id answers 404. When ready, each answer has a new single-use `url`,
 * valid for 60 s.
 */
export const getPriceList = defineCall({
  method: 'GET',
  path: '/api/getSectionsPriceList/{id}/',
  summary: 'One price list, to download',
  access: 'prices.see',
  params: v.object({ id }),
  answer: v.object({ ...priceList.entries, url: v.nullable(confidential) }),
});
