import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, nothing } from '../platform/fields.ts';
import { productIds } from './favourites.ts';
import { productItem } from './products.ts';

/** More would fit no screen and no head. */
export const COMPARISON_MAX = 30;

/**
 * Products side by side: those below one section of the first level make a group, for only they have properties in
 * common.
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
            /** By the code of the property; several values joined by a comma. */
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

/** Beyond `COMPARISON_MAX` it is refused, and says so. */
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
