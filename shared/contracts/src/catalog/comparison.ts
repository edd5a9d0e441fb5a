import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, nothing } from '../platform/fields.ts';
import { productIds } from './favourites.ts';
import { productItem } from './products.ts';

/** More columns would not fit a screen. */
export const COMPARISON_MAX = 30;

/**
 * Products side by side. A group holds the products below one top-level section, because only those share properties.
 */
export const getComparison = defineCall({
  method: 'GET',
  path: '/web/compare/',
  summary: 'Comparison',
  access: 'shop.use',
  answer: v.object({
    sections: v.array(
      v.object({
        id,
        name: v.string(),
        items: v.array(
          v.object({
            ...productItem.entries,
            /** Values by property code; several values are joined by a comma. */
            properties: v.record(v.string(), v.string()),
          }),
        ),
        /** Properties that at least one of the items has. */
        propertyGroups: v.array(
          v.object({
            name: v.string(),
            properties: v.array(v.object({ code: v.string(), name: v.string() })),
          }),
        ),
      }),
    ),
  }),
});

/** Adds to the comparison; refused with a message beyond `COMPARISON_MAX`. */
export const addToComparison = defineCall({
  method: 'POST',
  path: '/api/compare/add/',
  summary: 'Add to the comparison',
  access: 'shop.use',
  ...productIds,
});

export const removeFromComparison = defineCall({
  method: 'POST',
  path: '/api/compare/remove/',
  summary: 'Remove from the comparison',
  access: 'shop.use',
  ...productIds,
});

export const clearComparison = defineCall({
  method: 'POST',
  path: '/api/compare/clear/',
  summary: 'Empty the comparison',
  access: 'shop.use',
  answer: nothing,
});
