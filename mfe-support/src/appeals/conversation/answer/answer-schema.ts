import { APPEAL_MESSAGE_MAX } from '@shop/contracts/support/appeals';
import * as v from 'valibot';

/** May be empty when the message has attachments. */
export const answerSchema = v.object({
  message: v.pipe(v.string(), v.trim(), v.maxLength(APPEAL_MESSAGE_MAX, 'Не больше 10 000 символов')),
});
