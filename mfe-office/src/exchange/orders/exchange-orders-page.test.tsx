import {
  type ExchangeOrder,
  getExchangeOrders,
  getOrderXml,
  offerOrderAgain,
} from '@shop/contracts/office/exchange';
import { currentLocation } from '@shop/platform/router';
import { expectAccessible } from '@shop/testing/accessible.ts';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import {
  buildNavigationWith,
  buildOrderWith,
  exchangeStaff,
  minutesAgo,
} from '../../testing/exchange.builder.ts';
import { ExchangeOrdersPage } from './exchange-orders-page.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});

/** Answers with these orders; returns the queries in which they were asked for. */
function stubOrders(...items: ExchangeOrder[]) {
  const asked: URLSearchParams[] = [];
  api.answers(getExchangeOrders, ({ url }) => {
    asked.push(new URL(url).searchParams);
    return {
      items,
      counts: { waiting: 4, changed: 0, taken: 120, refused: 1 },
      pageNavigation: buildNavigationWith({ recordCount: items.length }),
    };
  });
  return asked;
}

const open = (url = '/office/exchange/orders/') =>
  renderPage(
    <>
      <ExchangeOrdersPage />
      <Toaster />
    </>,
    { url, ...exchangeStaff },
  );

const external = {
  ...{ number: 'УТ-000512', datedOn: '2026-11-27', status: 'В пути', isStatusUnknown: true },
  refusal: '',
};
const taken = buildOrderWith({ state: 'taken', takenAt: minutesAgo(30), external });

it('shows since when orders wait, and how many are in each state', async () => {
  stubOrders(buildOrderWith());
  open();
  const [, row] = await screen.findAllByRole('row');
  expect(row).toHaveTextContent(/№ 000512.*ООО «Ромашка».*1 234,50 ₽.*ждёт 3 часа.*пока ничего/);
  expect(within(row!).queryByRole('button', { name: /^Отдать ещё раз/ })).not.toBeInTheDocument();
  const states = within(screen.getByRole('navigation', { name: 'Состояния заказов' }));
  expect(states.getByRole('link', { name: /^Ждут 1С/ })).toHaveTextContent('4');
  expect(states.getByRole('link', { name: /^Ждут 1С/ })).toHaveAttribute('aria-current', 'page');
  expect(states.getByRole('link', { name: /^Переданы/ })).toHaveTextContent('99+');
  await expectAccessible();
});

it('shows number, day and status in 1C, and that a status is unknown', async () => {
  stubOrders(taken);
  open('/office/exchange/orders/?state=taken');
  const [, row] = await screen.findAllByRole('row');
  expect(row).toHaveTextContent(/УТ-000512 от 27\.11\.2026.*В пути.*статус не сопоставлен/);
});

it('says why 1C refused an order, and hands it over again', async () => {
  const refused = buildOrderWith({
    ...{ state: 'refused', takenAt: minutesAgo(30) },
    external: { ...external, number: '', datedOn: null, status: '', refusal: 'Не найден контрагент' },
  });
  const asked = stubOrders(refused);
  const sent = api.answers(offerOrderAgain, buildOrderWith());
  const { user } = open('/office/exchange/orders/?state=refused');
  expect(await screen.findByText('Не найден контрагент')).toBeVisible();
  expect(screen.getByText(/Устраните причину и\sнажмите «Отдать ещё раз»/)).toBeVisible();
  const before = asked.length;
  const again = screen.getByRole('button', { name: 'Отдать ещё раз: заказ № 000512' });
  const left = stubOrders(buildOrderWith({ ...refused, id: 513, number: '000513' }));
  await user.click(again);
  expect(await screen.findByText('Заказ № 000512 уйдёт в 1С со следующим обменом')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(before).toBe(1);
  await waitFor(() => expect(left.length).toBeGreaterThan(0));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Отдать ещё раз: заказ № 000513' })).toHaveFocus(),
  );
});

it('repeats why an order was not handed over again', async () => {
  stubOrders(taken);
  api.refuses(offerOrderAgain, 404, 404, 'Такого заказа нет');
  const { user } = open('/office/exchange/orders/?state=taken');
  await user.click(await screen.findByRole('button', { name: /^Отдать ещё раз/ }));
  expect(await screen.findByText(/ещё раз не отдан. Такого заказа нет/)).toBeInTheDocument();
});

it('shows the XML in a dialog and copies it', async () => {
  stubOrders(buildOrderWith());
  api.answers(getOrderXml, { xml: '<Документ><Номер>000512</Номер></Документ>' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Показать XML: заказ № 000512' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'XML заказа № 000512' }));
  expect(await dialog.findByRole('region')).toHaveTextContent('<Номер>000512</Номер>');
  await expectAccessible();
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(dialog.getByRole('button', { name: 'Скопировать XML' }));
  expect(copy).toHaveBeenCalledWith('<Документ><Номер>000512</Номер></Документ>');
  expect(await screen.findByText('Скопировано')).toBeInTheDocument();
});

it('keeps the search in the address and in the tabs, and resets one that finds nothing', async () => {
  const asked = stubOrders(buildOrderWith());
  const { user } = open();
  await user.type(await screen.findByLabelText(/^Номер заказа/), 'ромаш{Enter}');
  await waitFor(() => expect(asked.at(-1)?.get('q')).toBe('ромаш'));
  expect(screen.getByRole('link', { name: /^1С отказала/ })).toHaveAttribute(
    'href',
    `/office/exchange/orders/?${new URLSearchParams({ state: 'refused', query: 'ромаш' })}`,
  );
  stubOrders();
  await user.click(screen.getByRole('link', { name: /^1С отказала/ }));
  await user.click(await screen.findByRole('button', { name: 'Сбросить поиск' }));
  expect(await screen.findByText('Отказов нет')).toBeVisible();
  expect(currentLocation().location.search).toBe('?state=refused');
});

it('offers another try when the orders do not load', async () => {
  api.refuses(getExchangeOrders, 503, 'unavailable', 'Сервис временно недоступен');
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stubOrders(buildOrderWith());
  await user.click(retry);
  expect(await screen.findByText('№ 000512')).toBeVisible();
});
