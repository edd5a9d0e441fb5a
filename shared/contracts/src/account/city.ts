import * as v from 'valibot';
import { id } from '../platform/fields.ts';

/** A city of the shop (§3). Apart from its calls: the header needs it on every page, them hardly any. */
export const city = v.object({ id, name: v.string(), region: v.string() });
