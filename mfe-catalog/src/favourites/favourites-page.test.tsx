import { getHeader } from '@shop/contracts/account/header';
import {
  addFavourite,
  clearFavourites,
  getFavourites,
  removeFavourite,
} from '@shop/contracts/catalog/favourites';
import { getAnalogues } from '@shop/contracts/catalog/product-relations';
import type { ProductItem } from '@shop/contracts/catalog/products';
import { publish } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { buildHeaderWith } from '../testing/header.builder.ts';
import { buildProductWith } from '../testing/product.builder.ts';
import { ShellHeader } from '../testing/shell-header.tsx';
import { FavouritesPage } from './favourites-page.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
});

const octopus = buildProductWith({ name: 'Перчатки «Спрут»' });
const atlant = buildProductWith({ name: 'Перчатки «Атлант»' });
const helmet = buildProductWith({ name: 'Каска' });
const all = [octopus, atlant, helmet];

const sort = {
  current: 'added',
  options: [
    { code: 'added', name: 'Сначала недавние' },
    { code: 'name', name: 'По названию' },
  ],
};

/**
 * Plays a server that stores favourites among `known` products; returns its state and the requests it got.
 */
function serveFavourites(ids: number[], known: readonly ProductItem[] = all) {
  const shop = { ids, asked: [] as string[] };
  const idsIn = async (request: Request) =>
    [((await request.clone().json()) as { product_id: number | number[] }).product_id].flat();
  api.answers(getHeader, () => buildHeaderWith({ favorite: shop.ids }));
  api.answers(getFavourites, (request) => {
    const { searchParams } = new URL(request.url);
    shop.asked.push(searchParams.toString());
    const page = Number(searchParams.get('PAGEN_1') ?? 1);
    const size = Number(searchParams.get('page_size') ?? 20);
    const items = known.filter(({ id }) => shop.ids.includes(id));
    const pageCount = Math.max(1, Math.ceil(items.length / size));
    const pageNumber = Math.min(page, pageCount);
    return {
      items: items.slice((pageNumber - 1) * size, pageNumber * size),
      pageNavigation: { navNum: 1, pageNumber, pageCount, pageSize: size, recordCount: items.length },
      sort: { ...sort, current: searchParams.get('sort_by') ?? 'added' },
    };
  });
  api.answers(addFavourite, (request) => {
    void idsIn(request).then((added) => {
      shop.ids = [...new Set([...shop.ids, ...added])];
    });
    return undefined;
  });
  api.answers(removeFavourite, (request) => {
    void idsIn(request).then((removed) => {
      shop.ids = shop.ids.filter((id) => !removed.includes(id));
    });
    return undefined;
  });
  api.answers(clearFavourites, () => {
    shop.ids = [];
    return undefined;
  });
  return shop;
}

function show(url = '/favourites/') {
  return renderPage(
    <>
      <ShellHeader />
      <FavouritesPage />
      <Toaster />
    </>,
    { url },
  );
}

const heartOf = ({ name }: ProductItem) => screen.findByRole('button', { name: `В избранное: ${name}` });
const cards = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const idsOf = (products: readonly ProductItem[]) => products.map(({ id }) => id);

it('shows the cards of the listing, with hearts that are full', async () => {
  serveFavourites(idsOf(all));
  show();
  expect(await heartOf(octopus)).toHaveAttribute('aria-pressed', 'true');
  expect(cards()).toEqual(all.map(({ name }) => name));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Избранное 3');
});

it('keeps a card in its place when its heart is emptied, and takes it back', async () => {
  const shop = serveFavourites(idsOf(all));
  const { user } = show();
  await user.click(await heartOf(atlant));
  await waitFor(() => expect(screen.getByText(/^Избранное: 2/)).toBeVisible());
  await waitFor(() => expect(shop.ids).toEqual([octopus.id, helmet.id]));
  expect(cards()).toEqual(all.map(({ name }) => name));
  expect(await heartOf(atlant)).toHaveAttribute('aria-pressed', 'false');
  // Another change triggers a refetch: the card stays.
  publish('favourites.changed', { productIds: [999] });
  await waitFor(() => expect(shop.asked.length).toBeGreaterThan(1));
  expect(cards()).toEqual(all.map(({ name }) => name));
  await user.click(await heartOf(atlant));
  await waitFor(() => expect(shop.ids).toContain(atlant.id));
  expect(screen.getByText(/^Избранное: 3/)).toBeVisible();
});

it('ticks with «Выбрать все» only what is not in the basket, in stock or not (§4.49)', async () => {
  const inBasket = buildProductWith({ name: 'В корзине', inBasket: 5 });
  const outOfStock = buildProductWith({
    name: 'Кончились',
    stockStatus: { isInStock: false, quantity: 0, arrivalOn: null },
  });
  const known = [octopus, inBasket, outOfStock];
  serveFavourites(idsOf(known), known);
  const asked = api.answers(getAnalogues, { items: [] });
  const { user } = show();
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все' }));
  const ticked = known.map(({ name }) => {
    const box = screen.getByRole('checkbox', { name: new RegExp(`^Выбрать: ${name}`) });
    return (box as HTMLInputElement).checked;
  });
  expect(ticked).toEqual([true, false, true]);
  // Replacements for goods out of stock are requested a moment later.
  await waitFor(() => expect(asked).toHaveLength(1));
});

it('takes out what is ticked, all at once, and brings it back', async () => {
  const shop = serveFavourites(idsOf(all));
  const { user } = show();
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все' }));
  await user.click(await screen.findByRole('button', { name: 'Убрать выбранные из избранного' }));
  await waitFor(() => expect(shop.ids).toEqual([]));
  expect(cards()).toEqual(all.map(({ name }) => name));
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(shop.ids).toEqual(idsOf(all)));
});

it('is emptied after the server’s word, and brought back in its order', async () => {
  const shop = serveFavourites(idsOf(all));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Очистить' }));
  const back = await screen.findByRole('button', { name: 'Вернуть 3 товара' });
  expect(screen.getByRole('heading', { name: 'Избранное очищено' })).toBeVisible();
  expect(back).toHaveFocus();
  await user.click(back);
  expect(await heartOf(octopus)).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(shop.ids).toEqual(idsOf(all)));
});

it('is emptied after a change that is still on its way, which would otherwise stay', async () => {
  const shop = serveFavourites(idsOf(all));
  const arrivals: string[] = [];
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  api.answers(removeFavourite, async () => {
    await arrived;
    arrivals.push('heart');
    return undefined;
  });
  api.answers(clearFavourites, () => {
    arrivals.push('clearing');
    shop.ids = [];
    return undefined;
  });
  const { user } = show();
  const heart = await heartOf(octopus);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  await user.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  await user.click(screen.getByRole('button', { name: 'Очистить' }));
  arrive();
  expect(await screen.findByRole('button', { name: 'Вернуть 2 товара' })).toBeVisible();
  expect(arrivals).toEqual(['heart', 'clearing']);
});

it('stays whole when the server would not empty it', async () => {
  serveFavourites(idsOf(all));
  api.refuses(clearFavourites, 503, 'unavailable', 'База данных не отвечает');
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Очистить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  expect(cards()).toHaveLength(3);
});

it('reads page and order from the address, writes them there, and corrects a page past the end', async () => {
  const shop = serveFavourites(idsOf(all));
  const { user } = show('/favourites/?page_size=2&PAGEN_1=9');
  await screen.findByRole('heading', { name: helmet.name });
  expect(location.search).toBe('?PAGEN_1=2&page_size=2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'По названию');
  expect(location.search).toBe('?page_size=2&sort_by=name');
  await waitFor(() => expect(shop.asked.at(-1)).toMatch(/sort_by=name/));
  const pages = await screen.findByRole('navigation', { name: 'Страницы' });
  await user.click(within(pages).getByRole('link', { name: /2/ }));
  expect(await screen.findByRole('heading', { name: helmet.name })).toBeVisible();
});

it('takes in what another tab has added', async () => {
  const shop = serveFavourites([octopus.id]);
  show();
  await heartOf(octopus);
  shop.ids = idsOf([octopus, helmet]);
  publish('favourites.changed', { productIds: [helmet.id] });
  expect(await heartOf(helmet)).toHaveAttribute('aria-pressed', 'true');
});

it('leads on when there is nothing yet', async () => {
  serveFavourites([]);
  show();
  expect(await screen.findByRole('heading', { name: 'В избранном пока ничего нет' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'В каталог' })).toHaveAttribute('href', '/catalog/');
});

it('tells of a failure and tries again', async () => {
  serveFavourites(idsOf(all));
  api.refuses(getFavourites, 503, 'unavailable', 'База данных не отвечает');
  const { user } = show();
  expect(await screen.findByText('База данных не отвечает')).toBeVisible();
  serveFavourites(idsOf(all));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await heartOf(octopus)).toBeVisible();
});
