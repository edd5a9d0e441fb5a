import * as v from 'valibot';
import { defineCall } from './call.ts';

// What every visitor may know of the site. Apart from the header's calls: the entrance needs these, and none of those.

export const getFooter = defineCall({
  method: 'GET',
  path: '/web/footer/',
  summary: 'Footer: working hours, phone, e-mail',
  access: 'public',
  answer: v.object({ workingHours: v.string(), phone: v.string(), email: v.string() }),
});

export const getTechnicalWorks = defineCall({
  method: 'GET',
  path: '/api/getTechnicalWorks/',
  summary: 'Whether technical works are on',
  access: 'public',
  /** `text` is for the maintenance page; empty: its usual words. */
  answer: v.object({ isOn: v.boolean(), text: v.optional(v.string(), '') }),
});
