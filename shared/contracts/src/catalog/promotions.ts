import { PAGE_SIZE } from '@shop/domain/constants';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { day, flag, id, pageNavigation, queryNumber } from '../platform/fields.ts';
import { productItem } from './products.ts';

const promotion = v.object({
  id,
  /** Last segment of its page's address. */
  code: v.string(),
  title: v.string(),
  /** A sentence or two in plain text; may be empty. */
  lead: v.string(),
  startsOn: day,
  /** The last day, inclusive; null for an open end. */
  endsOn: v.nullable(day),
  /** The page of the promoted goods on this site. */
  link: v.nullable(v.pipe(v.string(), v.regex(/^\/[^/]/))),
  /** True if it runs today (Moscow), false if it is over. */
  isRunning: v.boolean(),
});
export type Promotion = v.InferOutput<typeof promotion>;

/**
 * Running promotions, those that end first before the others; `withEnded` adds past ones, newest first. Future
 * promotions are left out.
 */
export const getPromotions = defineCall({
  method: 'GET',
  path: '/web/actions/',
  summary: 'Promotions',
  access: 'shop.use',
  query: v.object({
    page: queryNumber(1, 1_000_000),
    pageSize: queryNumber(PAGE_SIZE.promotions, 100),
    withEnded: v.fallback(v.optional(flag, false), false),
  }),
  names: { pageSize: 'page_size', withEnded: 'with_ended' },
  answer: v.object({ items: v.array(promotion), pageNavigation }),
});

/**
 * One promotion, running or over. A future or withdrawn one answers 404; managers get it with the reason why buyers
 * do not see it. `text` is plain, with blank lines between paragraphs.
 */
export const getPromotion = defineCall({
  method: 'GET',
  path: '/web/actions/{code}/',
  summary: 'One promotion',
  access: 'shop.use',
  params: v.object({ code: v.pipe(v.string(), v.maxLength(200)) }),
  answer: v.object({
    ...promotion.entries,
    text: v.string(),
    hidden: v.optional(v.nullable(v.picklist(['draft', 'coming'])), null),
  }),
});

/** The goods of a promotion, ready for the basket, in stock first. */
export const getPromotionProducts = defineCall({
  method: 'GET',
  path: '/web/basket/actions/{code}/',
  summary: 'Products of a promotion',
  access: 'shop.use',
  params: v.object({ code: v.pipe(v.string(), v.maxLength(200)) }),
  query: v.object({ page: queryNumber(1, 1_000_000), pageSize: queryNumber(PAGE_SIZE.catalog, 100) }),
  names: { page: 'PAGEN_1', pageSize: 'page_size' },
  answer: v.object({ items: v.array(productItem), pageNavigation }),
});
