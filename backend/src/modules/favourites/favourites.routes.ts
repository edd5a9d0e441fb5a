import {
  addFavourite,
  clearFavourites,
  getFavourites,
  removeFavourite,
} from '@shop/contracts/catalog/favourites';
import { route, write } from '../../platform/http/route.ts';
import { comparisonRoutes } from './comparison.routes.ts';
import { readFavourites } from './favourites.service.ts';
import { productListOf } from './product-list.repository.ts';

/** Favourites (§7), one list per user, and the comparison. */
export const favouriteRoutes = [
  route(getFavourites, ({ actor, db, query }) => readFavourites(db, actor, query)),

  write(addFavourite, ({ actor, db, body }) => productListOf(db, actor, 'favourites').add(body.productId)),
  write(removeFavourite, ({ actor, db, body }) =>
    productListOf(db, actor, 'favourites').remove(body.productId),
  ),
  write(clearFavourites, ({ actor, db }) => productListOf(db, actor, 'favourites').clear()),

  ...comparisonRoutes,
];
