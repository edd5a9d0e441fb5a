import { PAGE_SIZE } from '@shop/domain/constants';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, nothing, pageNavigation, queryNumber } from '../platform/fields.ts';
import { sort } from './listing-fields.ts';
import { productItem } from './products.ts';

/** Every page carries the ids of all favourites in the header data, so their number is limited. */
export const FAVOURITES_MAX = 2000;

/** One product, or up to 1,000 at once: «В избранное» for a selection is one call. */
export const productIds = {
  body: v.object({
    productId: v.union([
      id,
      v.pipe(
        v.array(id),
        v.minLength(1, 'Не выбрано ни одного товара'),
        v.maxLength(1000, 'Не больше 1000 товаров за раз'),
      ),
    ]),
  }),
  names: { productId: 'product_id' },
  answer: nothing,
} as const;

/** Favourites, most recently added first unless sorted otherwise. */
export const getFavourites = defineCall({
  method: 'GET',
  path: '/web/favorite/',
  summary: 'Favourites',
  access: 'shop.use',
  query: v.object({
    page: queryNumber(1, 1_000_000),
    pageSize: queryNumber(PAGE_SIZE.catalog, 100),
    sort: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/)), 'added'), 'added'),
  }),
  names: { page: 'PAGEN_1', pageSize: 'page_size', sort: 'sort_by' },
  answer: v.object({ items: v.array(productItem), pageNavigation, sort }),
});

/** Adds to the favourites; idempotent. Refused with a message beyond `FAVOURITES_MAX`. */
export const addFavourite = defineCall({
  method: 'POST',
  path: '/api/favorite/add/',
  summary: 'Add to favourites',
  access: 'shop.use',
  ...productIds,
});

/** Removes from the favourites; idempotent. */
export const removeFavourite = defineCall({
  method: 'POST',
  path: '/api/favorite/remove/',
  summary: 'Remove from favourites',
  access: 'shop.use',
  ...productIds,
});

export const clearFavourites = defineCall({
  method: 'POST',
  path: '/api/favorite/clear/',
  summary: 'Empty favourites',
  access: 'shop.use',
  answer: nothing,
});
