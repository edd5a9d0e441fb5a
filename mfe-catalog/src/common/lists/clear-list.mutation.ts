import { clearComparison } from '@shop/contracts/catalog/comparison';
import { clearFavourites } from '@shop/contracts/catalog/favourites';
import { publish } from '@shop/platform/events';
import { call } from '@shop/platform/http';
import type { ListName } from './header-lists.ts';
import { settleFavourites } from './set-favourites.mutation.ts';
import { showListed } from './update-lists.ts';

/**
 * Empties a list after the server has confirmed it. `productIds` are the known contents. Rejects when the
 * server refuses.
 */
export async function clearList(list: ListName, productIds: readonly number[]): Promise<void> {
  // A favourite still on its way would arrive after the clearing and stay.
  if (list === 'favourites') await settleFavourites();
  await call(list === 'favourites' ? clearFavourites : clearComparison, {});
  showListed(list, productIds, false);
  const payload = { productIds: [...productIds] };
  if (list === 'favourites') publish('favourites.changed', payload);
  else publish('compare.changed', payload);
}
