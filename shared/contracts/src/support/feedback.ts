import { phone, requiredText } from '@shop/domain/validation/fields';
import { personName } from '@shop/domain/validation/one-line';
import * as v from 'valibot';
import { captchaToken } from '../account/captcha.ts';
import { agreedTexts } from '../account/consents.ts';
import { defineCall } from '../platform/call.ts';
import { nothing } from '../platform/fields.ts';

/** Full name of the sender. */
export const feedbackName = personName(150);
export const feedbackMessage = requiredText(5000);

/**
 * Sends feedback (§3, §7) to the shop's e-mail and stores it; public. `limit` after 5 messages per address in 10
 * minutes. `consents`: ids of the texts that were ticked, with those that are required (`validation` there); left out by
 * clients that ask for none.
 */
export const sendFeedback = defineCall({
  method: 'POST',
  path: '/api/sendWebForm/feedback/',
  summary: 'Send feedback to the shop',
  access: 'public',
  body: v.object({
    name: feedbackName,
    phone,
    message: feedbackMessage,
    captchaToken,
    consents: v.optional(agreedTexts),
  }),
  answer: nothing,
});
