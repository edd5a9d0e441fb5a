import {
  getPriceList,
  getPriceListSections,
  getPriceLists,
  makePriceList,
  type PriceList,
} from '@shop/contracts/catalog/price-lists';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { PriceListsPage } from './price-lists-page.tsx';

const api = stubApi();
const open = (options = {}) => renderPage(<PriceListsPage />, { url: '/price-lists/', ...options });

const sectionsForPriceList = [
  { id: 1, name: 'Перчатки', parentId: null, elementCount: 100 },
  { id: 2, name: 'С покрытием', parentId: 1, elementCount: 60 },
  { id: 3, name: 'Кожаные', parentId: 1, elementCount: 40 },
  { id: 4, name: 'Обувь', parentId: null, elementCount: 50 },
];

const buildPriceListWith = (part: Partial<PriceList> = {}): PriceList => ({
  id: 7,
  status: 'preparing',
  percent: 0,
  rowCount: 0,
  sections: [],
  inStockOnly: false,
  createdAt: '2026-11-21T09:00:00.000Z',
  availableUntil: null,
  ...part,
});
const ready = buildPriceListWith({
  status: 'ready',
  percent: 100,
  rowCount: 1240,
  availableUntil: '2026-11-21T10:00:30.000Z',
});

function keep(items: PriceList[] = []) {
  const shop = { items };
  api.answers(getPriceListSections, { sectionsForPriceList });
  api.answers(getPriceLists, () => ({ items: shop.items }));
  return shop;
}

it('asks for the ticked sections, as few as say it, and what is in stock only (§3.65)', async () => {
  const shop = keep();
  const bodies = api.answers(makePriceList, () => {
    shop.items = [buildPriceListWith({ sections: [2, 4] })];
    return shop.items[0]!;
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Подразделы: Перчатки' }));
  await user.click(screen.getByRole('checkbox', { name: /С покрытием/ }));
  await user.click(screen.getByRole('checkbox', { name: /Обувь/ }));
  expect(screen.getByRole('checkbox', { name: /Перчатки/ })).toBePartiallyChecked();
  expect(screen.getByText('110 товаров')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Только в наличии' }));
  await user.click(screen.getByRole('button', { name: 'Сформировать' }));
  const made = await screen.findByRole('progressbar', { name: 'Считаем товары' });
  expect(made.closest('li')).toHaveTextContent('С покрытием, Обувь');
  expect(bodies).toEqual([{ sections: [2, 4], in_stock_only: true }]);
});

it('asks for nothing while nothing is ticked, and says so', async () => {
  keep();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Сформировать' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Выберите хотя бы один раздел');
  await user.click(screen.getByRole('checkbox', { name: 'Весь каталог' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const bodies = api.answers(makePriceList, buildPriceListWith());
  await user.click(screen.getByRole('button', { name: 'Сформировать' }));
  await waitFor(() => expect(bodies).toEqual([{ sections: [], in_stock_only: false }]));
});

it('finds one that is being made when the user comes back, and follows it until it is ready', async () => {
  const shop = keep([buildPriceListWith({ percent: 42, rowCount: 1240 })]);
  open();
  const bar = await screen.findByRole('progressbar', { name: 'Формируем прайс-лист' });
  expect(bar).toHaveAttribute('value', '42');
  expect(screen.getByText('42 %')).toBeVisible();
  expect(screen.getByText('Прайс-лист формируется')).toHaveAttribute('role', 'status');
  shop.items = [ready];
  expect(await screen.findByText('Прайс-лист готов', {}, { timeout: 3000 })).toHaveAttribute(
    'role',
    'status',
  );
  const row = screen.getByRole('button', { name: 'Скачать XLSX' }).closest('li')!;
  expect(row).toHaveTextContent(/Весь каталог.*1\s240 строк/);
  expect(row).toHaveTextContent('Хранится до 13:00');
});

it('downloads by an address that is asked for with the click', async () => {
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.href).toBe('http://localhost/api/files/ticket/');
  });
  keep([ready]);
  api.answers(getPriceList, { ...ready, url: '/api/files/ticket/' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Скачать XLSX' }));
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  clicked.mockRestore();
});

it('says that a file is no longer kept, and the list shows what is left', async () => {
  const shop = keep([ready]);
  api.refuses(getPriceList, 404, 404, 'Такого прайс-листа нет');
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Скачать XLSX' });
  shop.items = [];
  await user.click(button);
  expect(await screen.findByText(/хранятся час/)).toBeVisible();
});

it('offers a failed one again', async () => {
  keep([buildPriceListWith({ status: 'failed', sections: [4], inStockOnly: true })]);
  const bodies = api.answers(makePriceList, buildPriceListWith({ id: 8, sections: [4] }));
  const { user } = open();
  const row = (await screen.findByText('Не получилось сформировать')).closest('li')!;
  expect(row).toHaveTextContent(/Обувь.*только в\sналичии/);
  await user.click(within(row).getByRole('button', { name: 'Ещё раз' }));
  await waitFor(() => expect(bodies).toEqual([{ sections: [4], in_stock_only: true }]));
});

it('says why another has to wait, and keeps what was ticked', async () => {
  keep();
  api.refuses(makePriceList, 429, 'limit', 'Дождитесь, пока будет готов предыдущий прайс-лист');
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /Обувь/ }));
  await user.click(screen.getByRole('button', { name: 'Сформировать' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Дождитесь');
  expect(screen.getByRole('checkbox', { name: /Обувь/ })).toBeChecked();
});

it('tells users without the right to prices who can create them, and requests nothing', async () => {
  open({ scope: ['appeals'] });
  expect(await screen.findByText(/с правом «Цены»/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Сформировать' })).not.toBeInTheDocument();
});

it('tells why the sections are missing and tries again', async () => {
  keep();
  api.refuses(getPriceListSections, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  keep();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('checkbox', { name: 'Весь каталог' })).toBeVisible();
});
