import { getCustomerBasket, getCustomerOrders } from '@shop/contracts/manager/customer-card';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, within } from '@testing-library/react';
import { Widget } from './customer-card.tsx';

const api = stubApi();
const card = <Widget counterpartyId={3} code="К-2026-00003" />;
const order = {
  id: 5,
  number: 'ЗК-2026-00005',
  createdAt: '2026-11-20T09:00:00.000Z',
  status: 'confirmed' as const,
  totalKopecks: 1_234_50,
  createdByName: 'Ирина Соколова',
  actedByName: 'Елена Морозова',
};

it('shows what lies in the basket, and who ordered for whom', async () => {
  const row = {
    id: 1,
    article: 'П-12',
    name: 'Перчатки',
    quantity: 24,
    measure: 'пара',
    totalKopecks: 2_400_00,
  };
  api.answers(getCustomerBasket, { rowCount: 7, totalKopecks: 9_000_00, rows: [row] });
  api.answers(getCustomerOrders, { items: [order], orderCount: 12 });
  renderPage(card, { role: 'MANAGER' });
  expect(await screen.findByText('Всего 7 позиций')).toBeVisible();
  expect(screen.getByText('П-12, 24 пара')).toBeVisible();
  expect(await screen.findByText(/Ирина Соколова, за него — менеджер Елена Морозова/)).toBeVisible();
  expect(screen.getByText('Всего заказов: 12')).toBeVisible();
});

it('says so where there is nothing yet', async () => {
  api.answers(getCustomerBasket, { rowCount: 0, totalKopecks: 0, rows: [] });
  api.answers(getCustomerOrders, { items: [], orderCount: 0 });
  renderPage(card, { role: 'MANAGER' });
  expect(await screen.findByText('Корзина пуста.')).toBeVisible();
  expect(await screen.findByText(/ничего не\sзаказывала/)).toBeVisible();
});

it('says why one of them cannot be shown beside the other, and asks again', async () => {
  api.refuses(getCustomerBasket, 503, 'unavailable', 'База данных не отвечает');
  api.answers(getCustomerOrders, { items: [order], orderCount: 1 });
  const { user } = renderPage(card, { role: 'MANAGER' });
  const basket =
    (await screen.findByRole('heading', { name: 'Корзина' })).closest('section') ?? document.body;
  expect(await within(basket).findByText('База данных не отвечает')).toBeVisible();
  expect(await screen.findByText('№ ЗК-2026-00005')).toBeVisible();
  api.answers(getCustomerBasket, { rowCount: 0, totalKopecks: 0, rows: [] });
  await user.click(within(basket).getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Корзина пуста.')).toBeVisible();
});
