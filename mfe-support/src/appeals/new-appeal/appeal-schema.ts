import { addAppeal } from '@shop/contracts/support/appeals';
import { REQUIRED } from '@shop/domain/validation/messages';
import * as v from 'valibot';

if (!addAppeal.body) throw new TypeError('addAppeal has no body');
const { subject, message } = addAppeal.body.entries;

/** The form as typed and as its draft stores it: strings only. */
export const appealSchema = v.object({
  /** The value of a type's option. */
  type: v.pipe(v.string(), v.nonEmpty(REQUIRED)),
  subject,
  /** The id of the order; empty for none. */
  orderId: v.string(),
  /** Search text without a chosen order is an error. */
  orderTyped: v.pipe(v.string(), v.trim(), v.maxLength(0, 'Выберите заказ из списка или очистите поле')),
  /** Lines of the order: `3:2,5:1`. */
  lines: v.string(),
  message,
  /** Always empty; it only receives the server's error about attachments, whose ids are held outside the form. */
  attachmentIds: v.string(),
});
