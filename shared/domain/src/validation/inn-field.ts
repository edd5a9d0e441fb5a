import * as v from 'valibot';
import { isInn } from './inn.ts';
import { BAD_INN, REQUIRED, WRONG_INN } from './messages.ts';

/** The INN of a legal entity (10 digits) or an individual entrepreneur (12), with valid check digits. */
export const inn = v.pipe(
  v.string(REQUIRED),
  v.trim(),
  v.nonEmpty(REQUIRED),
  v.regex(/^(\d{10}|\d{12})$/, BAD_INN),
  v.check(isInn, WRONG_INN),
);
