import * as v from 'valibot';
import { id, kopecks, pack } from '../platform/fields.ts';

/** An offer as a row of a list shows it. */
export const offerFields = {
  offerId: id,
  /** Code of its product: `/detail/{code}/`. */
  code: v.string(),
  name: v.string(),
  article: v.string(),
  /** Size and height by the names of the properties. */
  variant: v.record(v.string(), v.string()),
  previewPicture: v.nullable(v.string()),
  measure: v.string(),
  /** Null for a product without packs; earlier releases of the backend do not answer it. */
  measureCustom: v.optional(v.nullable(pack)),
  minOrderCount: v.number(),
  multiplicity: v.number(),
  stockQuantity: v.number(),
  /** Null without the right `prices`, or without a price. */
  priceKopecks: v.nullable(kopecks),
};
