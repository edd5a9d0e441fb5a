import type { ProductItem } from '@shop/contracts/catalog/products';
import { countOf } from '@shop/domain/format/number';
import { toast } from '@shop/ui';
import { useEffect } from 'react';
import { useListedIds } from '../lists/header-lists.ts';
import type { BasketQuantities } from './load-basket-quantities.ts';
import { useBasketQuantities } from './quantities-provider.tsx';
import { fieldOffer, rowName } from './use-quantity.ts';

/** Keeps the basket's quantities and a list alike while the list has fields for them. */
export function useListQuantities(products: readonly ProductItem[]): void {
  const quantities = useBasketQuantities();
  // Unsent quantities belong to a company, and only the header says which it is.
  const isHeaderRead = useListedIds('favourites') !== undefined;
  useEffect(() => {
    const offers = products.flatMap((product) => product.offers);
    quantities?.noteRead({ offers: offers.map(({ id, inBasket }) => ({ offerId: id, inBasket })) });
  }, [quantities, products]);
  useEffect(() => {
    if (quantities && isHeaderRead) recover(quantities, products);
  }, [quantities, products, isHeaderRead]);
  useEffect(() => () => void quantities?.leave({}), [quantities]);
}

/** Goes on with what was typed before a reload or a lost session, of the rows that are here. */
function recover(quantities: BasketQuantities, products: readonly ProductItem[]): void {
  const offers = products.flatMap((product) =>
    product.offers.map((offer) => ({ offer: fieldOffer(product, offer), name: rowName(product, offer) })),
  );
  const count = quantities.recover({ offers });
  if (count > 0)
    toast(`Неотправленные количества восстановлены: ${countOf(count, 'строка', 'строки', 'строк')}`);
}
