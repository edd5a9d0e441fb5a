import * as v from 'valibot';
import { defineCall } from './call.ts';
import { id, nothing } from './fields.ts';

const product = {
  body: v.object({ productId: id }),
  names: { productId: 'product_id' },
  answer: nothing,
} as const;

export const addFavourite = defineCall({
  method: 'POST',
  path: '/api/favorite/add/',
  summary: 'Add a product to favourites',
  access: 'shop.use',
  ...product,
});

export const removeFavourite = defineCall({
  method: 'POST',
  path: '/api/favorite/remove/',
  summary: 'Remove a product from favourites',
  access: 'shop.use',
  ...product,
});

export const addToComparison = defineCall({
  method: 'POST',
  path: '/api/compare/add/',
  summary: 'Add a product to the comparison',
  access: 'shop.use',
  ...product,
});

export const removeFromComparison = defineCall({
  method: 'POST',
  path: '/api/compare/remove/',
  summary: 'Remove a product from the comparison',
  access: 'shop.use',
  ...product,
});
