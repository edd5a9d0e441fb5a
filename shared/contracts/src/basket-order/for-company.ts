import * as v from 'valibot';
import { id } from '../platform/fields.ts';

/**
 * The company whose basket a write is meant for; refused as `conflict`, at this field, if another one is current by now
 * (decision 078). Without it the write goes to the current company's basket.
 */
export const forCompany = { contragent: v.optional(id) };
