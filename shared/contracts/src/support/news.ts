import { PAGE_SIZE } from '@shop/domain/constants';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, instant, pageNavigation, queryNumber } from '../platform/fields.ts';
import { richText } from './rich-text.ts';

const newsItem = v.object({
  id,
  /** Last segment of its page's address. */
  code: v.string(),
  title: v.string(),
  /** A sentence or two in plain text; may be empty. */
  lead: v.string(),
  publishedAt: instant,
});

/** Published news, newest first. */
export const getNews = defineCall({
  method: 'GET',
  path: '/web/news/',
  summary: 'News',
  access: 'shop.use',
  query: v.object({ page: queryNumber(1, 1_000_000), pageSize: queryNumber(PAGE_SIZE.news, 100) }),
  names: { pageSize: 'page_size' },
  answer: v.object({ items: v.array(newsItem), pageNavigation }),
});
export type NewsItem = v.InferOutput<typeof newsItem>;

const neighbour = v.nullable(v.object({ code: v.string(), title: v.string() }));

/**
 * One news item (the family `/web{code}` of §7). A draft, a future or a withdrawn item answers 404; managers get it
 * as buyers will see it.
 */
export const getNewsItem = defineCall({
  method: 'GET',
  path: '/web/news/{code}/',
  summary: 'One news item',
  access: 'shop.use',
  params: v.object({ code: v.pipe(v.string(), v.maxLength(200)) }),
  answer: v.object({
    ...newsItem.entries,
    blocks: richText,
    /** False if only managers see it. */
    isPublished: v.boolean(),
    older: neighbour,
    newer: neighbour,
  }),
});
