import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id } from '../platform/fields.ts';

/** Suggestions of the header's search box (§3). `title` may contain `b`, `mark` and `em`; sanitise it to these. */
export const searchHeader = defineCall({
  method: 'POST',
  path: '/api/searchHeader/',
  summary: 'Suggestions of the search box',
  access: 'shop.use',
  body: v.object({ query: v.pipe(v.string(), v.trim(), v.maxLength(200)) }),
  answer: v.object({ items: v.array(v.object({ id, title: v.string(), url: v.string() })) }),
});
