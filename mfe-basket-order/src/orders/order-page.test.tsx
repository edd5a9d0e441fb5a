import { getOrder, openDocument } from '@shop/shared/contracts/orders';
import { AreaBoundary } from '@shop/shared/microfrontend';
import { Link, Route, Routes } from '@shop/shared/router';
import { stubApi } from '@shop/shared/testing/api.ts';
import { allowConsoleError } from '@shop/shared/testing/console.ts';
import { renderPage } from '@shop/shared/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { buildOrderWith } from '../testing/order.builder.ts';
import { OrderPage } from './order-page.tsx';

const api = stubApi();

const show = (url: string, options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    <AreaBoundary area="basket-order" title="Заказы" release="1" resetKey={url} onRetry={() => undefined}>
      <Routes>
        <Route path="/orders/:code/" element={<OrderPage />} />
        <Route
          path="/order/"
          element={
            <Link to="/orders/5/" state={{ placedNumber: 'ЗК-000005' }}>
              Размещён
            </Link>
          }
        />
      </Routes>
    </AreaBoundary>,
    { ...options, url },
  );

/** A browser tab, as far as a page sees one. */
function playTab() {
  const tab = { opener: window, document: { title: '' }, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}

it('shows lines, terms, way and who ordered', async () => {
  api.answers(getOrder, { order: buildOrderWith({ actedByName: 'Игорь Ли' }) });
  show('/orders/5/');
  expect(await screen.findByRole('heading', { name: 'Заказ № ЗК-000005' })).toBeVisible();
  expect(screen.getByRole('row', { name: /Перчатки/ })).toHaveTextContent('120 пар');
  expect(screen.getByText('Подтверждён', { selector: 'li *' }).closest('li')).toHaveAttribute(
    'aria-current',
    'step',
  );
  expect(screen.getByText('Итого').parentElement).toHaveTextContent('12 345,00 ₽');
  expect(screen.getByText('Оплатить до').parentElement).toHaveTextContent('30.12.2026');
  expect(screen.getByText('Анна Петрова, за него — менеджер Игорь Ли')).toBeVisible();
});

it('says that the order has just been placed, and only once', async () => {
  api.answers(getOrder, { order: buildOrderWith() });
  const { user, unmount } = show('/order/');
  await user.click(screen.getByRole('link', { name: 'Размещён' }));
  expect(await screen.findByText('Заказ № ЗК-000005 оформлен')).toBeVisible();
  unmount();
  show('/orders/5/');
  expect(await screen.findByRole('heading', { name: 'Заказ № ЗК-000005' })).toBeVisible();
  expect(screen.queryByText('Заказ № ЗК-000005 оформлен')).not.toBeInTheDocument();
});

it('opens the invoice in a tab of its own by a single-use URL', async () => {
  api.answers(getOrder, { order: buildOrderWith() });
  api.answers(openDocument, { url: '/api/files/ticket' });
  const tab = playTab();
  const { user } = show('/orders/5/');
  await user.click(await screen.findByRole('button', { name: 'Счёт на оплату' }));
  await waitFor(() =>
    expect(tab.location.replace).toHaveBeenCalledWith('http://127.0.0.1:3000/api/files/ticket'),
  );
  expect(tab.opener).toBeNull();
});

it('closes the empty tab and says why when the document cannot be opened', async () => {
  api.answers(getOrder, { order: buildOrderWith() });
  api.refuses(openDocument, 403, 'forbidden', 'Нет права на документы');
  const tab = playTab();
  const { user } = show('/orders/5/');
  await user.click(await screen.findByRole('button', { name: 'Счёт на оплату' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет права на документы');
  expect(tab.close).toHaveBeenCalled();
});

it('gives a link where the browser blocks new tabs', async () => {
  api.answers(getOrder, { order: buildOrderWith() });
  api.answers(openDocument, { url: '/api/files/ticket' });
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = show('/orders/5/');
  await user.click(await screen.findByRole('button', { name: 'Счёт на оплату' }));
  expect(await screen.findByRole('link', { name: 'Открыть: счёт на оплату' })).toHaveAttribute(
    'href',
    'http://127.0.0.1:3000/api/files/ticket',
  );
});

it('offers no documents without the right to them, and no sums without the right to prices', async () => {
  const lines = buildOrderWith().lines.map((line) => ({ ...line, priceKopecks: null, totalKopecks: null }));
  api.answers(getOrder, { order: buildOrderWith({ totalKopecks: null, lines }) });
  show('/orders/5/', { scope: [] });
  expect(await screen.findByText(/с правом «Документы»/)).toBeVisible();
  expect(screen.queryByText('Итого')).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Цена' })).not.toBeInTheDocument();
});

it.each(['/orders/404/', '/orders/abc/', '/orders/0/'])('is not found at %s', async (url) => {
  allowConsoleError(/PageNotFound|ApiRefusal|error occurred|AreaBoundary/);
  api.refuses(getOrder, 404, 404, 'Заказ не найден');
  show(url);
  expect(await screen.findByText('Страница не найдена')).toBeVisible();
});

it('says why the order cannot be shown, and asks again on request', async () => {
  api.refuses(getOrder, 503, 'unavailable', 'База данных не отвечает');
  const { user } = show('/orders/5/');
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getOrder, { order: buildOrderWith() });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { name: 'Заказ № ЗК-000005' })).toBeVisible();
});
