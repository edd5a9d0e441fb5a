import { getExchangeState } from '@shop/contracts/office/exchange';
import { expectAccessible } from '@shop/testing/accessible.ts';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { buildStateWith, exchangeStaff } from '../testing/exchange.builder.ts';
import { Widget } from './exchange-tile.tsx';

const api = stubApi();

it('says which streams are late, and leads to what waits for a person', async () => {
  api.answers(
    getExchangeState,
    buildStateWith({
      ...{ heldFiles: 1, refusedOrders: 2 },
      unknownStatuses: [{ status: 'В пути', orders: 3 }],
    }),
  );
  renderPage(<Widget />, exchangeStaff);
  expect(await screen.findByText('Опаздывает: Остатки')).toBeVisible();
  const leadsTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo(/^Ждёт решения: 1 файл/)).toBe('/office/exchange/journal/?troubled=1');
  expect(leadsTo(/^1С отказала: 2 заказа/)).toBe('/office/exchange/orders/?state=refused');
  expect(leadsTo(/сопоставлено: 1 статус/)).toBe('/office/exchange/');
  await expectAccessible();
});

it('says when all is well, and leads a firm without 1C to the connection', async () => {
  const { streams } = buildStateWith();
  const onTime = streams.map((one) => ({ ...one, isLate: false }));
  api.answers(getExchangeState, buildStateWith({ streams: onTime }));
  const { unmount } = renderPage(<Widget />, exchangeStaff);
  expect(await screen.findByText(/^Обмен идёт вовремя/)).toBeVisible();
  unmount();
  api.answers(getExchangeState, buildStateWith({ isConnected: false, streams: onTime }));
  renderPage(<Widget />, exchangeStaff);
  expect(await screen.findByRole('link', { name: 'Подключить' })).toHaveAttribute(
    'href',
    '/office/exchange/nodes/',
  );
});

it('is not there for a manager without the right', () => {
  renderPage(<Widget />, { role: 'MANAGER', scope: [] });
  expect(screen.queryByText(/^Обмен с/)).not.toBeInTheDocument();
});
