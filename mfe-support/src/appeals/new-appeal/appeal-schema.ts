import { addAppeal } from '@shop/contracts/support/appeals';
import { REQUIRED } from '@shop/domain/validation/messages';
import * as v from 'valibot';

if (!addAppeal.body) throw new TypeError('addAppeal has no body');
const { subject, message } = addAppeal.body.entries;

/** The form as it is typed, and as its draft keeps it: all of it text. */
export const appealSchema = v.object({
  /** Value of the kind's option. */
  type: v.pipe(v.string(), v.nonEmpty(REQUIRED)),
  subject,
  /** Id of the order it is about; empty for none. */
  orderId: v.string(),
  /** What is looked for and has not been chosen. */
  orderTyped: v.pipe(v.string(), v.trim(), v.maxLength(0, 'Выберите заказ из списка или очистите поле')),
  /** Of the order: `3:2,5:1`. */
  lines: v.string(),
  message,
  /** Always empty: the files know their ids, here stands what the server says of them. */
  attachmentIds: v.string(),
});
