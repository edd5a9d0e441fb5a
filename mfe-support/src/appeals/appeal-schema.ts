import { addAppeal } from '@shop/shared/contracts/appeals';
import { REQUIRED } from '@shop/shared/validation/messages';
import * as v from 'valibot';

if (!addAppeal.body) throw new TypeError('addAppeal has no body');
const { subject, message } = addAppeal.body.entries;

/** The form as it is typed; the kind is the value of its option. */
export const appealSchema = v.object({ type: v.pipe(v.string(), v.nonEmpty(REQUIRED)), subject, message });
