import { queryClient } from '@shop/platform/query';
import { buildProductWith, buildSizesOf } from '../testing/product.builder.ts';
import { showInBasket, withQuantities } from './basket-in-caches.ts';

const product = buildProductWith({ id: 50, inBasket: 0 });
const listing = {
  products: { items: [{ ...product, offers: buildSizesOf(product, [{ Размер: '41' }, { Размер: '42' }]) }] },
};
const [one, two] = listing.products.items[0]!.offers;

it('puts the quantity at its offer and their sum at the product', () => {
  const items = withQuantities(listing, new Map([[one!.id, 3]])).products.items;
  expect(items[0]).toMatchObject({ inBasket: 3, offers: [{ inBasket: 3 }, { inBasket: 0 }] });
});

it('leaves an answer as it is that has none of the offers', () => {
  expect(withQuantities(listing, new Map([[999, 3]]))).toBe(listing);
});

it('shows in every list of the cache what a page of this browser has put into the basket, without asking', () => {
  queryClient.setQueryData(['listing'], listing, { updatedAt: 1000 });
  showInBasket(new Map([[two!.id, 5]]));
  expect(queryClient.getQueryData(['listing'])).toMatchObject({ products: { items: [{ inBasket: 5 }] } });
  expect(queryClient.getQueryState(['listing'])).toMatchObject({ dataUpdatedAt: 1000, isInvalidated: false });
});
