import { getHeader } from '@shop/contracts/account/header';
import { getListing } from '@shop/contracts/catalog/listings';
import { getFastView } from '@shop/contracts/catalog/product-page';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { loadListingLazy } from '../listing/lazy/use-listing-lazy.ts';
import { loadTable } from '../listing/page/product-table.tsx';
import { buildDetailsWith } from '../product/common/details.builder.ts';
import { buildHeaderWith } from '../testing/header.builder.ts';
import { buildListFacet, buildListingOf } from '../testing/listing.builder.ts';
import { buildProductWith, buildSizesOf } from '../testing/product.builder.ts';
import { offerQuantities, offerService } from '../testing/quantities.builder.ts';
import { ShellHeader } from '../testing/shell-header.tsx';
import { CatalogPage } from './catalog-page.tsx';

const api = stubApi();
const basket = offerQuantities();
beforeAll(async () => {
  await Promise.all([loadListingLazy(), loadTable()]);
});
afterEach(() => act(basket.reset));

const jacket = buildProductWith({
  name: 'Куртка',
  minOrderCount: 1,
  multiplicity: 1,
  measure: { measureBase: 'шт', measureCustom: null },
});
const masks = buildProductWith({
  name: 'Маска',
  minOrderCount: 10,
  multiplicity: 5,
  measure: { measureBase: 'шт', measureCustom: { name: 'упак', factor: 5 } },
});
const products = [
  { ...jacket, offers: buildSizesOf(jacket, [{ Размер: '52-54' }, { Размер: '56-58' }]) },
  masks,
];
const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<CatalogPage />, { url: '/catalog/kurtki/?view=table', ...options });
const table = () => screen.findByRole('table', { name: 'Таблица заказа' });
const field = (name: string) => screen.getByRole('textbox', { name: `Количество: ${name}` });

it('has a row for each size with article, contract price, breaks, stock by warehouse and rule', async () => {
  const warehouses = [
    { name: 'Тула', quantity: 1240, arrivalOn: null, arrivalQuantity: 0 },
    { name: 'Казань', quantity: 0, arrivalOn: '2026-11-28', arrivalQuantity: 120 },
  ];
  const rows = products.map((product) => ({
    ...product,
    offers: product.offers.map((offer) => ({ ...offer, warehouses })),
  }));
  api.answers(getListing, buildListingOf(rows));
  open();
  const row = within(await table()).getByRole('row', { name: /56-58/ });
  expect(row).toHaveTextContent(products[0]!.offers[1]!.article);
  expect(row).toHaveTextContent(/123,45\s₽ \/ шт/);
  expect(row).toHaveTextContent(/от 12\sшт — 110,00\s₽/);
  expect(row).toHaveTextContent(/Тула 1\s240 · Казань 0, 28 нояб. \+120/);
  expect(screen.getByRole('row', { name: /Маска/ })).toHaveTextContent('от 10, кратно 5');
  expect(within(await table()).getAllByRole('row')).toHaveLength(5);
});

it('shows the rows of the cards at once, and the stock of each warehouse when it has arrived', async () => {
  const warehouses = [{ name: 'Тула', quantity: 1240, arrivalOn: null, arrivalQuantity: 0 }];
  const stocked = { ...jacket, offers: jacket.offers.map((offer) => ({ ...offer, warehouses })) };
  let arrive = () => {};
  const later = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  api.answers(getListing, async (request) => {
    if (new URL(request.url).searchParams.get('warehouses') === 'N') return buildListingOf([jacket]);
    await later;
    return buildListingOf([stocked]);
  });
  const { user } = open({ url: '/catalog/kurtki/?view=list' });
  await screen.findByRole('heading', { level: 3, name: 'Куртка' });
  await user.click(screen.getByRole('button', { name: 'Таблица заказа' }));
  const row = within(await table()).getByRole('row', { name: /Куртка/ });
  expect(row).not.toHaveTextContent('Тула');
  act(() => arrive());
  await waitFor(() => expect(row).toHaveTextContent(/Тула 1\s240/));
});

it('is filled by the keyboard alone, and says what a break would save', async () => {
  api.answers(getListing, buildListingOf(products));
  const { user } = open();
  await table();
  await user.click(field('Куртка, 52-54'));
  await user.keyboard('8{Enter}');
  expect(field('Куртка, 56-58')).toHaveFocus();
  await user.keyboard('2{ArrowDown}');
  expect(field('Маска')).toHaveFocus();
  await user.keyboard('12{Shift>}{Enter}{/Shift}');
  expect(field('Куртка, 56-58')).toHaveFocus();
  expect(field('Маска')).toHaveValue('15');
  expect(field('Маска')).toHaveAccessibleDescription(/^12 → 15, кратно 5/);
  expect(screen.getByText('Маска: 12 → 15, кратно 5')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('row', { name: /52-54/ })).toHaveTextContent(/ещё 4 — и\sцена 110,00\s₽/);
  await user.keyboard('{ArrowUp}');
  expect(field('Куртка, 52-54')).toHaveFocus();
  const [one, two] = products[0]!.offers;
  await waitFor(() =>
    expect(basket.stored.flat()).toEqual([
      { id: one!.id, quantity: 8 },
      { id: two!.id, quantity: 2 },
      { id: masks.id, quantity: 15 },
    ]),
  );
  expect(field('Куртка, 52-54')).toHaveFocus();
});

it('fills the rows that follow from a pasted block, in one call, and takes it back', async () => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
  api.answers(getListing, buildListingOf(products));
  const { user } = renderPage(
    <>
      <CatalogPage />
      <Toaster />
    </>,
    { url: '/catalog/kurtki/?view=table' },
  );
  await table();
  await user.click(field('Куртка, 56-58'));
  await user.keyboard('7');
  await user.paste('12\t2 уп\t3');
  expect(field('Куртка, 56-58')).toHaveValue('12');
  // Past the name of the next product, and by its own packs.
  expect(field('Маска')).toHaveValue('10');
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Заполнено: 2 поля\. Маска: 2 упак → 10\. Не\sпоместилось: 1 ячейка/,
  );
  await waitFor(() =>
    expect(basket.stored).toEqual([
      [
        { id: products[0]!.offers[1]!.id, quantity: 12 },
        { id: masks.id, quantity: 10 },
      ],
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(field('Куртка, 56-58')).toHaveValue('');
  expect(field('Маска')).toHaveValue('');
  await waitFor(() => expect(basket.stored).toHaveLength(2));
});

it('takes a pasted block back after the table was left, but for what others have changed since', async () => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
  api.answers(getListing, buildListingOf(products));
  function Site() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        {isOpen && <CatalogPage />}
        <button type="button" onClick={() => setOpen(false)}>
          Уйти
        </button>
        <Toaster />
      </>
    );
  }
  const { user } = renderPage(<Site />, { url: '/catalog/kurtki/?view=table' });
  await table();
  await user.click(field('Куртка, 52-54'));
  await user.paste('5\t12\t20');
  await waitFor(() => expect(basket.stored).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Уйти' }));
  const [one, two] = products[0]!.offers;
  basket.forget(two!.id);
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  const lines = [one!.id, masks.id].map((id) => ({ id, quantity: 0 }));
  await waitFor(() => expect(basket.stored[1]).toEqual(lines));
});

it('counts whole packs', async () => {
  api.answers(
    getListing,
    buildListingOf([{ ...masks, offers: masks.offers.map((offer) => ({ ...offer, inBasket: 15 })) }]),
  );
  open();
  await table();
  expect(field('Маска')).toHaveValue('15');
  expect(field('Маска')).toHaveAccessibleDescription(/в\sкорзине\s15 · 3\sупак/);
});

it('names a product once above its sizes, and lists only those the filter asks for', async () => {
  const size = { code: 'razmer', name: 'Размер', value: '56-58' };
  const listing = buildListingOf(products);
  const prop = buildListFacet(size.code, size.name, [[size.value, 3]]);
  const props = [{ ...prop, values: [{ ...prop.values[0]!, checked: true }] }];
  const items = { ...listing.filter.items, props };
  api.answers(getListing, { ...listing, filter: { ...listing.filter, items } });
  open();
  await table();
  expect(screen.getAllByRole('link', { name: 'Куртка' })).toHaveLength(1);
  expect(screen.getByRole('row', { name: /Куртка, 56-58/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /52-54/ })).not.toBeInTheDocument();
});

it('lists only the size whose article is searched for', async () => {
  const [one, two] = products[0]!.offers;
  api.answers(
    getListing,
    buildListingOf([{ ...products[0]!, offers: [one!, { ...two!, isAsked: true }] }, masks]),
  );
  open();
  await table();
  expect(screen.getByRole('row', { name: /Куртка, 56-58/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /52-54/ })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Маска/ })).toBeVisible();
});

it('follows the typing: sum, break, more than is in stock, packs, and the total of the table', async () => {
  const scarce = { isInStock: true, quantity: 14, arrivalOn: null };
  const rows = products.map((product) => ({
    ...product,
    offers: product.offers.map((offer) => ({ ...offer, stockStatus: scarce })),
  }));
  api.answers(getListing, buildListingOf(rows));
  const { user } = open();
  await table();
  const row = screen.getByRole('row', { name: /52-54/ });
  await user.type(field('Куртка, 52-54'), '8');
  expect(row).toHaveTextContent(/987,60\s₽/);
  expect(row).toHaveTextContent(/ещё 4 — и\sцена 110,00\s₽/);
  await user.type(field('Куртка, 52-54'), '0');
  expect(row).toHaveTextContent(/8\s800,00\s₽/);
  expect(field('Куртка, 52-54')).toHaveAccessibleDescription(/В\sналичии 14, остальное под\sзаказ/);
  await user.type(field('Маска'), '2 уп');
  expect(screen.getByText(/В\sтаблице: 2 строки, 10\s034,50\s₽/)).toBeVisible();
});

it('says what is in the basket, in the row and aloud', async () => {
  api.answers(getListing, buildListingOf(products));
  const { user } = open();
  await table();
  await user.type(field('Куртка, 52-54'), '8{Enter}');
  expect(await screen.findByText(/^Куртка, 52-54: в\sкорзине 8$/)).toHaveAttribute('role', 'status');
  expect(field('Куртка, 52-54')).toHaveAccessibleDescription(/в\sкорзине\s8/);
  expect(screen.getByRole('link', { name: /Перейти в\sкорзину/ })).toHaveAttribute('href', '/basket/');
});

it('restores the quantity on Escape', async () => {
  api.answers(getListing, buildListingOf(products));
  const { user } = open();
  await table();
  await user.type(field('Маска'), '77{Escape}');
  expect(field('Маска')).toHaveValue('');
});

it('shows a failure at its row, keeps what was typed and the focus, and tries again', async () => {
  api.answers(getListing, buildListingOf(products));
  basket.refuse('База данных не отвечает');
  const { user } = open();
  await table();
  await user.type(field('Куртка, 52-54'), '8{Enter}');
  await user.keyboard('1');
  expect(await screen.findAllByText('База данных не отвечает')).not.toHaveLength(0);
  expect(field('Куртка, 52-54')).toHaveValue('8');
  expect(field('Куртка, 52-54')).toBeInvalid();
  expect(field('Куртка, 56-58')).toHaveFocus();
  expect(field('Куртка, 56-58')).toHaveValue('1');
  basket.refuse('');
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(field('Куртка, 52-54')).toBeValid();
});

it('says that quantities cannot be changed where the basket does not load, and tries again', async () => {
  api.answers(getListing, buildListingOf([masks]));
  offerService(undefined);
  const { user } = open();
  await table();
  expect(screen.getByText('Количества сейчас нельзя изменить')).toBeVisible();
  expect(field('Маска')).toBeDisabled();
  offerService(basket.service);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(field('Маска')).toBeEnabled());
  expect(screen.queryByText('Количества сейчас нельзя изменить')).not.toBeInTheDocument();
});

it('hides prices from users without the right, and fields from managers', async () => {
  const hidden = {
    ...masks,
    prices: null,
    offers: masks.offers.map((offer) => ({ ...offer, prices: null })),
  };
  api.answers(getListing, buildListingOf([hidden]));
  open({ role: 'MANAGER' });
  expect(await table()).not.toHaveTextContent('₽');
  expect(screen.queryByRole('textbox', { name: /Количество/ })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Маска/ })).toHaveTextContent(/10\sшт/);
});

it('says how many quantities it goes on with after a lost session, once it knows the company', async () => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
  api.answers(getListing, buildListingOf(products));
  api.answers(getHeader, buildHeaderWith());
  basket.leaveUnsent(2);
  renderPage(
    <>
      <ShellHeader />
      <CatalogPage />
      <Toaster />
    </>,
    { url: '/catalog/kurtki/?view=table' },
  );
  expect(await screen.findByText('Неотправленные количества восстановлены: 2 строки')).toBeInTheDocument();
});

it('has no column of prices for users without the right, and says once why', async () => {
  const hidden = products.map((product) => ({
    ...product,
    prices: null,
    offers: product.offers.map((offer) => ({ ...offer, prices: null })),
  }));
  api.answers(getListing, buildListingOf(hidden));
  open({ scope: ['order'] });
  await table();
  expect(screen.queryByRole('columnheader', { name: 'Цена' })).not.toBeInTheDocument();
  expect(screen.getAllByText(/Цены вам не\sпоказываются/)).toHaveLength(1);
  expect(within(screen.getByRole('row', { name: /Маска/ })).getAllByRole('cell')).toHaveLength(6);
});

it('opens the fast view of a row at its own size (§1.8)', async () => {
  api.answers(getListing, buildListingOf(products));
  const asked: string[] = [];
  api.answers(getFastView, ({ url }) => {
    asked.push(new URL(url).pathname);
    return { product: { ...buildDetailsWith().product, id: masks.id, name: 'Маска' } };
  });
  const { user } = open();
  await user.click(within(await table()).getByRole('button', { name: 'Быстрый просмотр: Маска' }));
  expect(await screen.findByRole('dialog', { name: 'Маска' })).toBeVisible();
  expect(asked).toEqual([`/web/catalog/fastview/${masks.id}/`]);
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
