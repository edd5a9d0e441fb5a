import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, instant, pageNavigation, queryNumber } from '../platform/fields.ts';

/** What a buyer can use to sell and to choose: a programme, a guide, a catalogue to print. */
const marketingItem = v.object({
  id,
  /** Names its page. */
  code: v.string(),
  title: v.string(),
  lead: v.string(),
  publishedAt: instant,
});
export type MarketingItem = v.InferOutput<typeof marketingItem>;

/** Newest first. */
export const getMarketing = defineCall({
  method: 'GET',
  path: '/web/marketing/',
  summary: 'Marketing materials',
  access: 'shop.use',
  query: v.object({ page: queryNumber(1, 1_000_000), pageSize: queryNumber(20, 100) }),
  names: { pageSize: 'page_size' },
  answer: v.object({ items: v.array(marketingItem), pageNavigation }),
});

/** `text` is plain; blank lines part paragraphs. `link` is a page of this site it is about. */
export const getMarketingItem = defineCall({
  method: 'GET',
  path: '/web/marketing/{code}/',
  summary: 'One marketing material',
  access: 'shop.use',
  params: v.object({ code: v.pipe(v.string(), v.maxLength(200)) }),
  answer: v.object({ ...marketingItem.entries, text: v.string(), link: v.nullable(v.string()) }),
});
