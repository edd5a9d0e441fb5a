import * as v from 'valibot';
import { id, kopecks } from '../platform/fields.ts';

/** An offer as a line of a list shows it: what it is, how it is sold, what there is of it. */
export const offerFields = {
  offerId: id,
  /** Of its product: `/detail/{code}/`. */
  code: v.string(),
  name: v.string(),
  article: v.string(),
  /** Size and height by their names. */
  variant: v.record(v.string(), v.string()),
  previewPicture: v.nullable(v.string()),
  measure: v.string(),
  minOrderCount: v.number(),
  multiplicity: v.number(),
  stockQuantity: v.number(),
  /** Null without the right `prices`, or for what has no price. */
  priceKopecks: v.nullable(kopecks),
};
