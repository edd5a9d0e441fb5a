import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id } from '../platform/fields.ts';

/** What the header's search box suggests (§3). `title` may carry `b`, `mark`, `em`, and must be sanitised to them. */
export const searchHeader = defineCall({
  method: 'POST',
  path: '/api/searchHeader/',
  summary: 'Suggestions of the search box',
  access: 'shop.use',
  body: v.object({ query: v.pipe(v.string(), v.trim(), v.maxLength(200)) }),
  answer: v.object({ items: v.array(v.object({ id, title: v.string(), url: v.string() })) }),
});
