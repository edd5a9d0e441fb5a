import * as v from 'valibot';
import { defineCall } from './call.ts';
import { confidential } from './confidential.ts';
import { id, instant } from './fields.ts';

/**
 * Emails and SMS that were recorded instead of sent, newest first. 404 unless the shop runs on the embedded database.
 */
export const getOutbox = defineCall({
  method: 'GET',
  path: '/api/developer/outbox/',
  summary: 'Emails and SMS, on the embedded database only',
  access: 'public',
  answer: v.object({
    items: v.array(
      v.object({
        id,
        kind: v.picklist(['email', 'sms']),
        recipient: v.string(),
        subject: v.string(),
        body: confidential,
        createdAt: instant,
      }),
    ),
  }),
});
