import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, instant } from '../platform/fields.ts';

/** Sections a price list can be made of: those of the catalogue's first two levels. */
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

/** A price list in the making, or made: XLSX of the counterparty's own prices, kept for an hour. */
const priceList = v.object({
  id,
  status: v.picklist(['preparing', 'ready', 'failed']),
  /** Whole percent of the rows written; 100 when ready. */
  percent: v.number(),
  /** Rows with goods, one for each offer. */
  rowCount: v.number(),
  /** What it was asked for; empty: the whole catalogue. */
  sections: v.array(id),
  inStockOnly: v.boolean(),
  createdAt: instant,
  /** When the file goes; null until it is ready. */
  availableUntil: v.nullable(instant),
});
export type PriceList = v.InferOutput<typeof priceList>;

/**
 * Begins a price list of these sections and all below them; without any of the whole catalogue. One at a time for each
 * user: the same choice again answers the one that is being made, another is refused until it is done (`limit`).
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

/** The user's price lists at this counterparty, the latest first, while they are kept. */
export const getPriceLists = defineCall({
  method: 'GET',
  path: '/api/getSectionsPriceList/',
  summary: 'Price lists made of late',
  access: 'prices.see',
  answer: v.object({ items: v.array(priceList) }),
});

/**
 * How far it is; a foreign id answers 404. `url` is there when it is ready: single-use, good for 60 s, and a new one
 * with every answer.
 */
export const getPriceList = defineCall({
  method: 'GET',
  path: '/api/getSectionsPriceList/{id}/',
  summary: 'One price list, to download',
  access: 'prices.see',
  params: v.object({ id }),
  answer: v.object({ ...priceList.entries, url: v.nullable(v.string()) }),
});
