import * as v from 'valibot';
import { defineCall } from './call.ts';
import { PAGE_SIZE } from './constants.ts';
import { id, instant, pageNavigation, queryNumber } from './fields.ts';

const newsItem = v.object({
  id,
  /** Names its page. */
  code: v.string(),
  title: v.string(),
  /** A sentence or two in plain text; may be empty. */
  lead: v.string(),
  publishedAt: instant,
});

/** What has been published, newest first. */
export const getNews = defineCall({
  method: 'GET',
  path: '/web/news/',
  summary: 'News',
  access: 'shop.use',
  query: v.object({ page: queryNumber(1, 1_000_000), pageSize: queryNumber(PAGE_SIZE.news, 100) }),
  names: { pageSize: 'page_size' },
  answer: v.object({ items: v.array(newsItem), pageNavigation }),
});
