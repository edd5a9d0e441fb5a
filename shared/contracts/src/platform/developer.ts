import * as v from 'valibot';
import { defineCall } from './call.ts';
import { id, instant } from './fields.ts';

/** Letters and text messages that nothing has sent, the latest first. 404 unless the shop runs on its embedded database. */
export const getOutbox = defineCall({
  method: 'GET',
  path: '/api/developer/outbox/',
  summary: 'Letters and text messages, on the embedded database only',
  access: 'public',
  answer: v.object({
    items: v.array(
      v.object({
        id,
        kind: v.picklist(['email', 'sms']),
        recipient: v.string(),
        subject: v.string(),
        body: v.string(),
        createdAt: instant,
      }),
    ),
  }),
});
