import * as v from 'valibot';
import { id } from '../platform/fields.ts';

/** A city of the shop (§3). In a file of its own: every page loads it with the header, few load the calls. */
export const city = v.object({ id, name: v.string(), region: v.string() });
