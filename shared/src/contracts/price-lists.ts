import * as v from 'valibot';
import { defineCall } from './call.ts';
import { id } from './fields.ts';

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

/**
 * A price list in the making: XLSX of the counterparty's own prices. `url` is there when it is ready: single-use, good
 * for 60 s, and a new one with every answer.
 */
const priceList = v.object({
  id,
  status: v.picklist(['preparing', 'ready', 'failed']),
  /** Whole percent of the rows written. */
  percent: v.number(),
  rowCount: v.number(),
  url: v.nullable(v.string()),
});
export type PriceList = v.InferOutput<typeof priceList>;

/** Begins a price list of these sections and all below them; without any of the whole catalogue. */
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

/** How far it is; a foreign id answers 404. */
export const getPriceList = defineCall({
  method: 'GET',
  path: '/api/getSectionsPriceList/{id}/',
  summary: 'State of a price list',
  access: 'prices.see',
  params: v.object({ id }),
  answer: priceList,
});
