import { feedbackMessage, feedbackName } from '@shop/contracts/support/feedback';
import { maskedPhone } from '@shop/domain/validation/fields';
import * as v from 'valibot';

/** The form as typed (§5): every field is required, and the phone has the format of its mask. */
export const feedbackSchema = v.object({ name: feedbackName, phone: maskedPhone, message: feedbackMessage });

export type FeedbackDraft = v.InferInput<typeof feedbackSchema>;
