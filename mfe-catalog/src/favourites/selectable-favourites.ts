import type { ProductItem } from '@shop/contracts/catalog/products';
import { lineOf, type SelectedLine, type Selection, shownOffer } from '../common/selection/selection.ts';

/**
 * What «Выбрать все» ticks in the favourites (§4): items that are not in the basket, in whatever size their card
 * shows; in stock or not, for what is out of stock can be ordered too. What has just been taken out is none.
 */
export function selectableFavourites(
  items: readonly ProductItem[],
  listed: readonly number[] | undefined,
  selection: Selection,
): readonly SelectedLine[] {
  return items.flatMap((product) => {
    if (product.inBasket > 0 || (listed && !listed.includes(product.id))) return [];
    const offer = shownOffer(product, new Map(), selection.shownOf(product.id));
    return offer ? [lineOf(product, offer)] : [];
  });
}
