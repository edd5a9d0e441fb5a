import { getHeader } from '@shop/contracts/account/header';
import {
  addToComparison,
  clearComparison,
  getComparison,
  removeFromComparison,
} from '@shop/contracts/catalog/comparison';
import { publish } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fillAddToBasketSlot } from '../testing/fill-slots.ts';
import { buildHeaderWith } from '../testing/header.builder.ts';
import { ShellHeader } from '../testing/shell-header.tsx';
import type { ComparedSection } from './compare.queries.ts';
import { ComparePage } from './compare-page.tsx';
import { buildComparedSection, buildComparedWith } from './comparison.builder.ts';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});

const octopus = buildComparedWith({ name: 'Перчатки «Спрут»', code: 'sprut' });
const atlant = buildComparedWith({
  name: 'Перчатки «Атлант»',
  properties: { class: '2', coating: 'Латекс' },
});
const helmet = buildComparedWith({ name: 'Каска', properties: {} });
const gloves = buildComparedSection([octopus, atlant]);
const helmets = buildComparedSection([helmet], { id: 9, name: 'Каски' });

/** Plays a server that stores the comparison. */
function serveComparison(sections: ComparedSection[]) {
  const shop = { ids: sections.flatMap(({ items }) => items.map(({ id }) => id)) };
  api.answers(getHeader, () => buildHeaderWith({ compare: shop.ids }));
  api.answers(getComparison, () => ({
    sections: sections
      .map((section) => ({ ...section, items: section.items.filter(({ id }) => shop.ids.includes(id)) }))
      .filter(({ items }) => items.length > 0),
  }));
  return shop;
}

function show(url = '/compare/', options: Parameters<typeof renderPage>[1] = {}) {
  return renderPage(
    <>
      <ShellHeader />
      <ComparePage />
      <Toaster />
    </>,
    { url, ...options },
  );
}

const table = () => screen.findByRole('table', { name: 'Сравнение товаров раздела «Перчатки»' });
const rowOf = async (name: string) =>
  within(within(await table()).getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

it('puts products side by side, their properties in groups', async () => {
  serveComparison([gloves]);
  const offers = fillAddToBasketSlot();
  show();
  const heads = within(await table()).getAllByRole('columnheader');
  expect(heads.map((head) => head.getAttribute('aria-label'))).toEqual([octopus.name, atlant.name]);
  expect(screen.getByRole('link', { name: octopus.name })).toHaveAttribute('href', '/detail/sprut/');
  expect(within(await table()).getByRole('rowheader', { name: 'Защита' })).toBeVisible();
  expect(await rowOf('Покрытие')).toEqual(['Нитрил', 'Латекс']);
  await waitFor(() => expect([...offers.keys()]).toEqual([octopus.id, atlant.id]));
});

it('shows only the differences when asked, in the address too', async () => {
  serveComparison([gloves]);
  const { user } = show();
  const differences = await screen.findByRole('switch', { name: 'Только различия' });
  expect(within(await table()).getByRole('row', { name: /^Класс вязки/ })).toBeVisible();
  await user.click(differences);
  expect(differences).toBeChecked();
  expect(location.search).toBe('?differences=1');
  expect(within(await table()).queryByRole('row', { name: /^Класс вязки/ })).not.toBeInTheDocument();
  expect(within(await table()).getByRole('row', { name: /^Покрытие/ })).toBeVisible();
});

it('opens at the section of the address, and at the first when there is no such section', async () => {
  serveComparison([gloves, helmets]);
  const view = show('/compare/?section=9');
  expect(await screen.findByRole('table', { name: /«Каски»/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Каски/, current: 'page' })).toBeVisible();
  expect(screen.getByText(/Добавьте ещё один товар этого раздела/)).toBeVisible();
  view.unmount();
  show('/compare/?section=555&differences=yes');
  expect(await table()).toBeVisible();
  expect(screen.getByRole('switch')).not.toBeChecked();
});

it('takes a product out after the server has confirmed it, and brings it back', async () => {
  const shop = serveComparison([gloves]);
  const removed = api.answers(removeFromComparison, () => {
    shop.ids = [atlant.id];
    return undefined;
  });
  api.answers(addToComparison, () => {
    shop.ids = [atlant.id, octopus.id];
    return undefined;
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: `Убрать из сравнения: ${octopus.name}` }));
  await waitFor(() => expect(screen.queryByRole('link', { name: octopus.name })).not.toBeInTheDocument());
  expect(removed).toEqual([{ product_id: [octopus.id] }]);
  expect(screen.getByRole('region', { name: 'Сравнение: Перчатки' })).toHaveFocus();
  expect(screen.getByText(/сравнение: 1/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByRole('link', { name: octopus.name })).toBeVisible();
});

it('goes on with the next section after the last product of one, the keyboard too', async () => {
  const shop = serveComparison([helmets, gloves]);
  api.answers(removeFromComparison, () => {
    shop.ids = [octopus.id, atlant.id];
    return undefined;
  });
  const { user } = show('/compare/?section=9');
  (await screen.findByRole('button', { name: 'Убрать из сравнения: Каска' })).focus();
  await user.keyboard('{Enter}');
  expect(await table()).toBeVisible();
  expect(screen.getByRole('region', { name: 'Сравнение: Перчатки' })).toHaveFocus();
});

it('keeps a product the server would not take out, and says why', async () => {
  serveComparison([gloves]);
  api.refuses(removeFromComparison, 503, 'unavailable', 'База данных не отвечает');
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: `Убрать из сравнения: ${octopus.name}` }));
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  expect(screen.getByRole('link', { name: octopus.name })).toBeVisible();
});

it('is emptied and brought back whole', async () => {
  const shop = serveComparison([gloves]);
  api.answers(clearComparison, () => {
    shop.ids = [];
    return undefined;
  });
  const added = api.answers(addToComparison, () => {
    shop.ids = [octopus.id, atlant.id];
    return undefined;
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Очистить' }));
  const back = await screen.findByRole('button', { name: 'Вернуть 2 товара' });
  expect(screen.getByRole('heading', { name: 'Сравнение очищено' })).toBeVisible();
  expect(back).toHaveFocus();
  await user.click(back);
  expect(await screen.findByRole('link', { name: octopus.name })).toBeVisible();
  expect(added).toEqual([{ product_id: [octopus.id, atlant.id] }]);
});

it('is printed as several tables where the products do not fit the width of a sheet', async () => {
  const many = Array.from({ length: 8 }, (_, index) =>
    buildComparedWith({ name: `Перчатки № ${index + 1}` }),
  );
  serveComparison([buildComparedSection(many)]);
  show();
  await table();
  act(() => void dispatchEvent(new Event('beforeprint')));
  const sheets = screen.getAllByRole('table');
  expect(sheets.map((sheet) => within(sheet).getAllByRole('columnheader').length)).toEqual([4, 4]);
  for (const sheet of sheets) expect(within(sheet).getByRole('row', { name: /^Класс вязки/ })).toBeVisible();
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(screen.getAllByRole('table')).toHaveLength(1);
});

it('leads on when there is nothing to compare', async () => {
  serveComparison([]);
  show();
  expect(await screen.findByRole('heading', { name: 'Сравнивать пока нечего' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'В каталог' })).toHaveAttribute('href', '/catalog/');
});

it('follows what another tab adds', async () => {
  const shop = serveComparison([gloves]);
  shop.ids = [octopus.id];
  show();
  expect(await screen.findByRole('link', { name: octopus.name })).toBeVisible();
  expect(screen.queryByRole('link', { name: atlant.name })).not.toBeInTheDocument();
  shop.ids = [octopus.id, atlant.id];
  publish('compare.changed', { productIds: [atlant.id] });
  expect(await screen.findByRole('link', { name: atlant.name })).toBeVisible();
});

it('has neither prices nor a basket for those who may use neither', async () => {
  const hidden = (product: typeof octopus) => ({
    ...product,
    prices: null,
    offers: product.offers.map((offer) => ({ ...offer, prices: null })),
  });
  serveComparison([{ ...gloves, items: gloves.items.map(hidden) }]);
  show('/compare/', { role: 'MANAGER', scope: [] });
  expect(await table()).toBeVisible();
  expect(screen.queryByRole('row', { name: /^Цена/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /^Заказ/ })).not.toBeInTheDocument();
});

it('tells of a failure and tries again', async () => {
  serveComparison([gloves]);
  api.refuses(getComparison, 503, 'unavailable', 'База данных не отвечает');
  const { user } = show();
  const panel = (await screen.findByText('База данных не отвечает')).closest('[role=alert]') as HTMLElement;
  serveComparison([gloves]);
  await user.click(within(panel).getByRole('button', { name: 'Повторить' }));
  expect(await table()).toBeVisible();
});
