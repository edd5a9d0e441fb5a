import { getOrders, type OrderSummary } from '@shop/shared/contracts/orders';
import { currentLocation } from '@shop/shared/router';
import { stubApi } from '@shop/shared/testing/api.ts';
import { renderPage } from '@shop/shared/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { buildOrderSummaryWith } from '../testing/order.builder.ts';
import { OrdersPage } from './orders-page.tsx';

const api = stubApi();

function answerOrders(
  items: readonly OrderSummary[],
  navigation: { pageNumber?: number; pageCount?: number } = {},
) {
  const asked: Record<string, string>[] = [];
  api.answers(getOrders, (request) => {
    asked.push(Object.fromEntries(new URL(request.url).searchParams));
    return {
      items: [...items],
      pageNavigation: {
        navNum: 1,
        pageNumber: 1,
        pageCount: 1,
        pageSize: 10,
        recordCount: items.length,
        ...navigation,
      },
    };
  });
  return asked;
}

it('lists orders with number, date, status and sum', async () => {
  const asked = answerOrders([buildOrderSummaryWith()]);
  renderPage(<OrdersPage />, { url: '/orders/' });
  expect(await screen.findByRole('link', { name: '№ ЗК-000005' })).toHaveAttribute('href', '/orders/5/');
  const row = screen.getByRole('row', { name: /ЗК-000005/ });
  expect(row).toHaveTextContent(/20\.11\.2026, 12:15.*Подтверждён.*3 позиции.*12\s345,00\s₽/);
  expect(asked).toEqual([{ page: '1', page_size: '10' }]);
});

it('filters by what the address says', async () => {
  const asked = answerOrders([buildOrderSummaryWith()], { pageNumber: 2, pageCount: 3 });
  renderPage(<OrdersPage />, {
    url: '/orders/?status=shipped&dateFrom=2026-11-01&dateTo=2026-11-20&search=%D0%9F-1&page=2',
  });
  await screen.findByRole('link', { name: '№ ЗК-000005' });
  expect(asked).toEqual([
    {
      page: '2',
      page_size: '10',
      status: 'shipped',
      filterDateFrom: '2026-11-01',
      filterDateTo: '2026-11-20',
      st: 'П-1',
    },
  ]);
  expect(screen.getByLabelText('Статус')).toHaveDisplayValue('Отгружен');
});

it('ignores nonsense in the address', async () => {
  const asked = answerOrders([buildOrderSummaryWith()]);
  renderPage(<OrdersPage />, { url: '/orders/?status=lost&dateFrom=yesterday&page=-3' });
  await screen.findByRole('link', { name: '№ ЗК-000005' });
  expect(asked).toEqual([{ page: '1', page_size: '10' }]);
});

it('puts a chosen filter into the address and begins at the first page', async () => {
  answerOrders([buildOrderSummaryWith()], { pageNumber: 2, pageCount: 3 });
  const { user } = renderPage(<OrdersPage />, { url: '/orders/?page=2' });
  await screen.findByRole('link', { name: '№ ЗК-000005' });
  answerOrders([buildOrderSummaryWith({ id: 6, number: 'ЗК-000006' })]);
  await user.selectOptions(screen.getByLabelText('Статус'), 'Доставлен');
  expect(currentLocation().location.search).toBe('?status=delivered');
  expect(await screen.findByRole('link', { name: '№ ЗК-000006' })).toBeVisible();
});

it('searches at once on Enter', async () => {
  const asked = answerOrders([buildOrderSummaryWith()]);
  const { user } = renderPage(<OrdersPage />, { url: '/orders/' });
  await user.type(screen.getByRole('searchbox'), 'каска{Enter}');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ st: 'каска' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('corrects a page beyond the last', async () => {
  answerOrders([buildOrderSummaryWith()], { pageNumber: 3, pageCount: 3 });
  renderPage(<OrdersPage />, { url: '/orders/?page=99' });
  await waitFor(() => expect(currentLocation().location.search).toBe('?page=3'));
});

it('leads to the catalogue before the first order', async () => {
  answerOrders([]);
  renderPage(<OrdersPage />, { url: '/orders/' });
  expect(await screen.findByText('Заказов пока не было')).toBeVisible();
});

it('offers to drop filters that nothing passes', async () => {
  answerOrders([]);
  const { user } = renderPage(<OrdersPage />, { url: '/orders/?status=new' });
  await user.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }));
  expect(currentLocation().location.search).toBe('');
});

it('puts whoever resets the filters into the first of them', async () => {
  answerOrders([]);
  const { user } = renderPage(<OrdersPage />, { url: '/orders/?status=new' });
  await user.click(await screen.findByRole('button', { name: 'Сбросить' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Сбросить' })).not.toBeInTheDocument();
});

it('says why the list cannot be shown, and asks again on request', async () => {
  api.refuses(getOrders, 503, 'unavailable', 'База данных не отвечает');
  const { user } = renderPage(<OrdersPage />, { url: '/orders/' });
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  answerOrders([buildOrderSummaryWith()]);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: '№ ЗК-000005' })).toBeVisible();
});
