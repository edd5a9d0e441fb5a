import type { ProductItem } from '@shop/contracts/catalog/products';
import { lineOf, type SelectedLine, type Selection, shownOffer } from '../common/selection/selection.ts';

/**
 * The products that «Выбрать все» ticks in the favourites (§4): those not in the basket, in the size their card shows.
 * Products out of stock are included because they can be ordered too; removed ones are not.
 */
export function selectableFavourites(
  items: readonly ProductItem[],
  listed: readonly number[] | undefined,
  selection: Selection,
): readonly SelectedLine[] {
  return items.flatMap((product) => {
    if (product.inBasket > 0 || (listed && !listed.includes(product.id))) return [];
    const offer = shownOffer(product, new Map(), selection.shownOf(product.id), selection.firstOf);
    return offer ? [lineOf(product, offer)] : [];
  });
}
