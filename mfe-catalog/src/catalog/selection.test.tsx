import { addToComparison } from '@shop/contracts/catalog/comparison';
import { addFavourite } from '@shop/contracts/catalog/favourites';
import { getListing } from '@shop/contracts/catalog/listings';
import { publish } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { loadListingLazy } from '../listing/lazy/use-listing-lazy.ts';
import { buildFilterWith, buildListingOf } from '../testing/listing.builder.ts';
import { buildProductWith, buildSizesOf } from '../testing/product.builder.ts';
import { CatalogPage } from './catalog-page.tsx';

const api = stubApi();
beforeAll(async () => {
  await Promise.all([
    loadListingLazy(),
    import('../common/selection/bulk-bar.tsx'),
    import('../common/lists/set-favourites.mutation.ts'),
  ]);
});

const free = buildProductWith({ name: 'Перчатки' });
const inBasket = buildProductWith({ name: 'Каска', inBasket: 3 });
const gone = buildProductWith({
  name: 'Сапоги',
  stockStatus: { isInStock: false, quantity: 0, arrivalOn: null },
});
/** Without facets, which have tests of their own. */
const listingOf = (items: Parameters<typeof buildListingOf>[0]) => ({
  ...buildListingOf(items),
  filter: buildFilterWith({ items: { props: [], prices: [] } }),
});
const open = () => renderPage(<CatalogPage />, { url: '/catalog/sizod/' });
const tick = (name: string) => screen.getByRole('checkbox', { name: `Выбрать: ${name}` });

it('ticks with «Выбрать все» only what is in stock and not in the basket (§4.50)', async () => {
  api.answers(getListing, listingOf([free, inBasket, gone]));
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все' }));
  expect(tick('Перчатки')).toBeChecked();
  expect(tick('Каска')).not.toBeChecked();
  expect(tick('Сапоги')).not.toBeChecked();
  expect(await screen.findByText('Выбрано: 1 позиция')).toBeVisible();
  await user.click(tick('Каска'));
  expect(screen.getByText('Выбрано: 2 позиции')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Снять выбор' }));
  expect(tick('Перчатки')).not.toBeChecked();
  expect(screen.queryByText(/Выбрано/)).not.toBeInTheDocument();
});

it('puts everything ticked into favourites and comparison with one call each', async () => {
  api.answers(getListing, listingOf([free, inBasket]));
  const favourites = api.answers(addFavourite, null);
  const compared = api.answers(addToComparison, null);
  const { user } = open();
  await screen.findByRole('checkbox', { name: 'Выбрать все' });
  await user.click(tick('Перчатки'));
  await user.click(tick('Каска'));
  await user.click(await screen.findByRole('button', { name: 'Выбранные в избранное' }));
  await user.click(screen.getByRole('button', { name: 'Выбранные к сравнению' }));
  const both = { product_id: [free.id, inBasket.id] };
  await waitFor(() => expect([favourites, compared]).toEqual([[both], [both]]));
});

it('keeps the tick when another size is chosen on the card', async () => {
  const offers = buildSizesOf(free, [{ Размер: '8' }, { Размер: '9' }]);
  api.answers(getListing, listingOf([{ ...free, offers }]));
  const { user } = open();
  await screen.findByRole('checkbox', { name: 'Выбрать все' });
  await user.click(tick('Перчатки'));
  await user.click(screen.getByRole('radio', { name: '9' }));
  expect(tick('Перчатки')).toBeChecked();
  expect(screen.getByText('Выбрано: 1 позиция')).toBeVisible();
  expect(screen.getByText(/в\sпоказанных размерах/)).toBeVisible();
});

it('takes the ticks of what has got into the basket away, so that nothing is ordered twice', async () => {
  api.answers(getListing, listingOf([free, gone]));
  const { user } = open();
  await screen.findByRole('checkbox', { name: 'Выбрать все' });
  await user.click(tick('Перчатки'));
  await user.click(tick('Сапоги'));
  expect(await screen.findByText('Выбрано: 2 позиции')).toBeVisible();
  expect(screen.queryByText(/размерах/)).not.toBeInTheDocument();
  act(() => publish('basket.changed', { offerIds: free.offers.map(({ id }) => id) }));
  expect(screen.getByText('Выбрано: 1 позиция')).toBeVisible();
  expect(tick('Перчатки')).not.toBeChecked();
  expect(tick('Сапоги')).toBeChecked();
});
