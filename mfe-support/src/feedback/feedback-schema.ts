import { feedbackMessage, feedbackName } from '@shop/contracts/support/feedback';
import { maskedPhone } from '@shop/domain/validation/fields';
import * as v from 'valibot';

/** The form as it is typed (§5): all of it required, the phone as its mask writes it. */
export const feedbackSchema = v.object({ name: feedbackName, phone: maskedPhone, message: feedbackMessage });

export type FeedbackDraft = v.InferInput<typeof feedbackSchema>;
