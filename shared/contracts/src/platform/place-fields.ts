import { phone } from '@shop/domain/validation/fields';
import { INCOMPLETE_PHONE } from '@shop/domain/validation/messages';
import { optionalVisibleLine } from '@shop/domain/validation/visible-line';
import * as v from 'valibot';

/** Schemas of the fields of a place: a delivery address, a sale point, the place an order goes to. */

/** Latitude and longitude in degrees (§1: latitude first). */
export const coordinates = v.tuple([
  v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
]);
export type Coordinates = v.InferOutput<typeof coordinates>;

/** The contact person at a place; both fields may stay empty. */
export const contactFields = {
  contactName: optionalVisibleLine(200),
  contactPhone: v.optional(v.union([v.literal(''), phone], INCOMPLETE_PHONE), ''),
};
