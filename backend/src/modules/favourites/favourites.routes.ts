import { addToComparison, removeFromComparison } from '@shop/shared/contracts/comparison';
import { addFavourite, removeFavourite } from '@shop/shared/contracts/favourites';
import { write } from '../../http/route.ts';
import { productListOf } from './favourites.repository.ts';

export const favouriteRoutes = [
  write(addFavourite, ({ actor, db, body }) => productListOf(db, actor, 'favourites').add(body.productId)),
  write(removeFavourite, ({ actor, db, body }) =>
    productListOf(db, actor, 'favourites').remove(body.productId),
  ),
  write(addToComparison, ({ actor, db, body }) =>
    productListOf(db, actor, 'comparisons').add(body.productId),
  ),
  write(removeFromComparison, ({ actor, db, body }) =>
    productListOf(db, actor, 'comparisons').remove(body.productId),
  ),
];
