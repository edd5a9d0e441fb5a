import * as v from 'valibot';
import { defineCall } from './call.ts';

// State of the site that every visitor may know. In a file of its own: the login page needs these calls and not those
// of the header.

export const getFooter = defineCall({
  method: 'GET',
  path: '/web/footer/',
  summary: 'Footer: working hours, phone, e-mail',
  access: 'public',
  answer: v.object({ workingHours: v.string(), phone: v.string(), email: v.string() }),
});

export const getMaintenance = defineCall({
  method: 'GET',
  path: '/api/getTechnicalWorks/',
  summary: 'State of maintenance',
  access: 'public',
  /** `text` is shown on the maintenance page; empty for the usual text. */
  answer: v.object({ isOn: v.boolean(), text: v.optional(v.string(), '') }),
});
