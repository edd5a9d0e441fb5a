import { copyOrder } from '@shop/contracts/basket-order/order-copy';
import { getOrders, type OrderSummary } from '@shop/contracts/basket-order/orders';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { buildOrderCopyWith, buildOrderSummaryWith } from '../testing/order.builder.ts';
import { Widget } from './last-orders.tsx';

const api = stubApi();
const listOf = (...items: OrderSummary[]) => ({
  items,
  pageNavigation: { navNum: 1, pageNumber: 1, pageCount: 1, pageSize: 3, recordCount: items.length },
  counterparties: [],
});

it('shows the last orders and where they are', async () => {
  api.answers(getOrders, listOf(buildOrderSummaryWith()));
  renderPage(<Widget />);
  const link = await screen.findByRole('link', { name: '№ ЗК-000005' });
  expect(link.closest('li')).toHaveTextContent('Подтверждён');
  expect(screen.getByRole('link', { name: 'Все заказы' })).toHaveAttribute('href', '/orders/');
});

it('says so before the first order', async () => {
  api.answers(getOrders, listOf());
  renderPage(<Widget />);
  expect(await screen.findByText(/Заказов пока не было/)).toBeVisible();
});

it('says why it cannot be shown, and asks again on request', async () => {
  api.refuses(getOrders, 503, 'unavailable', 'База данных не отвечает');
  const { user } = renderPage(<Widget />);
  expect(await screen.findByText('База данных не отвечает')).toBeVisible();
  api.answers(getOrders, listOf(buildOrderSummaryWith()));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: '№ ЗК-000005' })).toBeVisible();
});

it('offers no retry to somebody whom no company has added', async () => {
  api.refuses(getOrders, 403, 'forbidden', 'К вашей учётной записи не привязана компания');
  renderPage(<Widget />);
  expect(await screen.findByText('К вашей учётной записи не привязана компания')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
});

it('is not there for managers', () => {
  renderPage(<Widget />, { role: 'MANAGER' });
  expect(screen.queryByText('Последние заказы')).not.toBeInTheDocument();
});

it('buys the same again in two clicks: into the basket, and to the basket', async () => {
  api.answers(getOrders, listOf(buildOrderSummaryWith()));
  api.answers(copyOrder, buildOrderCopyWith());
  const { user } = renderPage(<Widget />);
  await user.click(await screen.findByRole('button', { name: 'Повторить заказ № ЗК-000005' }));
  expect(await screen.findByRole('dialog', { name: 'Заказ повторён' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'В корзину' }));
  expect(location.pathname).toBe('/basket/');
});
