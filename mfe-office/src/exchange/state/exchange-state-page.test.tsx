import { getExchangeJournal, getExchangeState } from '@shop/contracts/office/exchange';
import { getSettings } from '@shop/contracts/office/settings';
import { expectAccessible } from '@shop/testing/accessible.ts';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, within } from '@testing-library/react';
import {
  buildFileWith,
  buildNavigationWith,
  buildSessionWith,
  buildStateWith,
  exchangeStaff,
  minutesAgo,
} from '../../testing/exchange.builder.ts';
import { ExchangeStatePage } from './exchange-state-page.tsx';

const api = stubApi();

const open = () => renderPage(<ExchangeStatePage />, { url: '/office/exchange/', ...exchangeStaff });

it('says how old each stream is, and marks the one that is older than it may be', async () => {
  api.answers(getExchangeState, buildStateWith());
  open();
  const streams = await screen.findByRole('table', { name: 'Потоки обмена' });
  const rowOf = (name: string) => within(streams).getByText(name).closest('tr');
  expect(rowOf('Товары')).toHaveTextContent(/12 минут назад.*не старше 1 дня.*Вовремя/);
  expect(rowOf('Остатки')).toHaveTextContent(/3 часа назад.*не старше 2 часов.*Опаздывает/);
  expect(rowOf('Документы из 1С')).toHaveTextContent(/ещё не было.*не задан/);
  expect(rowOf('Заказы в 1С')).toHaveTextContent(/1 минуту назад/);
  expect(screen.getByText(/^Ничего: ни\sодин файл не\sждёт решения, заказы переданы$/)).toBeVisible();
  const late = screen.getByRole('alert');
  expect(late).toHaveTextContent(/^Опаздывает: Остатки.*включён по\sрасписанию/);
  expect(within(late).getByRole('link', { name: 'журнале обмена' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Состояние' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: /^Обмен с.1С$/ })).toHaveAttribute('aria-current', 'page');
  await expectAccessible();
});

it('leads to everything that waits for a person', async () => {
  api.answers(
    getExchangeState,
    buildStateWith({
      ...{ waitingOrders: 4, waitingSince: minutesAgo(185), refusedOrders: 1, heldFiles: 2 },
      unknownStatuses: [{ status: 'В пути', orders: 12 }],
    }),
  );
  api.answers(getExchangeJournal, {
    items: [buildSessionWith({ files: [buildFileWith({ id: 44, name: 'offers.xml', state: 'held' })] })],
    pageNavigation: buildNavigationWith(),
  });
  open();
  const linkTo = async (name: string | RegExp) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await linkTo('Ждут 1С: 4 заказа')).toBe('/office/exchange/orders/');
  expect(screen.getByText('Самый давний ждёт 3 часа')).toBeVisible();
  expect(await linkTo('1С отказала: 1 заказ')).toBe('/office/exchange/orders/?state=refused');
  expect(await linkTo('offers.xml')).toBe('/office/exchange/journal/44/');
  expect(await linkTo(/^Найти в.журнале обмена/)).toBe('/office/exchange/journal/?troubled=1');
  expect(screen.getByText(/«В пути»: 12 заказов/)).toBeVisible();
  expect(screen.getByText(/Сопоставляет сотрудник с правом «Настройки»/)).toBeVisible();
  await expectAccessible();
});

it('leads staff who may change settings to those of the exchange', async () => {
  api.answers(getExchangeState, buildStateWith({ unknownStatuses: [{ status: 'В пути', orders: 1 }] }));
  const setting = { description: '', isSet: true, isRequired: false, lastChange: null };
  api.answers(getSettings, {
    items: [
      { ...setting, name: 'exchange-statuses', title: 'Статусы заказов 1С' },
      { ...setting, name: 'order-differences', title: 'Изменения заказов' },
      { ...setting, name: 'seller', title: 'Продавец' },
    ],
  });
  renderPage(<ExchangeStatePage />, {
    ...{ url: '/office/exchange/', role: 'MANAGER', scope: [] },
    staffRights: ['office.exchange', 'office.settings'],
  });
  const settings = await screen.findByRole('region', { name: 'Настройки обмена' });
  const link = within(settings).getByRole('link', { name: 'Статусы заказов 1С' });
  expect(link).toHaveAttribute('href', '/office/settings/exchange-statuses/');
  expect(screen.getByRole('link', { name: /^Сопоставить/ })).toHaveAttribute(
    'href',
    '/office/settings/exchange-statuses/',
  );
  expect(within(settings).getByRole('link', { name: 'Изменения заказов' })).toBeVisible();
  expect(within(settings).queryByText('Продавец')).not.toBeInTheDocument();
});

it('leads a firm that has not connected 1C to the connection', async () => {
  const { streams } = buildStateWith();
  api.answers(
    getExchangeState,
    buildStateWith({
      isConnected: false,
      streams: streams.map((one) => ({ ...one, lastAt: null, isLate: false })),
    }),
  );
  open();
  expect(await screen.findByRole('link', { name: 'Подключить 1С' })).toHaveAttribute(
    'href',
    '/office/exchange/nodes/',
  );
  await expectAccessible();
});

it('warns when everything is switched off after an exchange', async () => {
  api.answers(getExchangeState, buildStateWith({ isConnected: false }));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Обмен выключен');
  expect(screen.getByRole('table', { name: 'Потоки обмена' })).toBeVisible();
});

it('is busy while it loads, and offers another try when it does not', async () => {
  api.hangs(getExchangeState);
  const { unmount, container } = open();
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  unmount();
  api.refuses(getExchangeState, 503, 'unavailable', 'Сервис временно недоступен');
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  api.answers(getExchangeState, buildStateWith());
  await user.click(retry);
  expect(await screen.findByRole('table', { name: 'Потоки обмена' })).toBeVisible();
});
