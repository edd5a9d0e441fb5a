import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';

const bank = v.object({
  /** With its city, as payment orders name it. */
  name: v.string(),
  /** Empty where the register has none. */
  correspondentAccount: v.string(),
  isActive: v.boolean(),
});
export type Bank = v.InferOutput<typeof bank>;

/** The bank of a БИК; null if the register does not know it. `unavailable`: ask the user to type the data. */
export const findBank = defineCall({
  method: 'POST',
  path: '/api/office/bank/',
  summary: 'Bank by BIK',
  access: 'office.settings',
  body: v.object({ bik: v.pipe(v.string(), v.regex(/^\d{9}$/, 'Должно быть 9 цифр')) }),
  answer: v.object({ bank: v.nullable(bank) }),
});
