import { PAGE_SIZE } from '@shop/domain/constants';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { day, flag, id, pageNavigation, queryNumber } from '../platform/fields.ts';
import { productItem } from './products.ts';

const promotion = v.object({
  id,
  /** Names its page. */
  code: v.string(),
  title: v.string(),
  /** A sentence or two in plain text; may be empty. */
  lead: v.string(),
  startsOn: day,
  /** The last day, which counts; null while no end is set. */
  endsOn: v.nullable(day),
  /** The page of the goods it is about, on this site. */
  link: v.nullable(v.pipe(v.string(), v.regex(/^\/[^/]/))),
  /** Whether it runs today (Moscow); otherwise it is over. */
  isRunning: v.boolean(),
});
export type Promotion = v.InferOutput<typeof promotion>;

/**
 * Promotions that run, those that end first before the others; `withEnded` adds those that are over, the latest first.
 * What has not begun is nowhere yet.
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
 * One promotion, also when it is over; one that has not begun or is withdrawn answers 404, but to managers, who get it
 * with the reason why buyers do not see it. `text` is plain; blank lines part paragraphs.
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

/** The goods of a promotion, ready for the basket: in stock first. */
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
