import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, instant, pageNavigation, queryNumber } from '../platform/fields.ts';

/** Marketing material for buyers: a programme, a guide, a catalogue to print. */
const marketingItem = v.object({
  id,
  /** Last segment of its page's address. */
  code: v.string(),
  title: v.string(),
  lead: v.string(),
  publishedAt: instant,
});
export type MarketingItem = v.InferOutput<typeof marketingItem>;

/** Marketing material, newest first. */
export const getMarketing = defineCall({
  method: 'GET',
  path: '/web/marketing/',
  summary: 'Marketing materials',
  access: 'shop.use',
  query: v.object({ page: queryNumber(1, 1_000_000), pageSize: queryNumber(20, 100) }),
  names: { pageSize: 'page_size' },
  answer: v.object({ items: v.array(marketingItem), pageNavigation }),
});

/** One item. `text` is plain, with blank lines between paragraphs; `link` is a related page of this site. */
export const getMarketingItem = defineCall({
  method: 'GET',
  path: '/web/marketing/{code}/',
  summary: 'One marketing material',
  access: 'shop.use',
  params: v.object({ code: v.pipe(v.string(), v.maxLength(200)) }),
  answer: v.object({ ...marketingItem.entries, text: v.string(), link: v.nullable(v.string()) }),
});
