import {
  exportOrders,
  getOrder,
  getOrders,
  type OrderSummary,
  openDocument,
} from '@shop/contracts/basket-order/orders';
import { publish } from '@shop/platform/events';
import { currentLocation } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { buildOrderSummaryWith, buildOrderWith } from '../../testing/order.builder.ts';
import { OrdersPage } from './orders-page.tsx';

const api = stubApi();

const companies = [
  { code: 'romashka', name: 'ООО «Ромашка»', isCurrent: true },
  { code: 'ip', name: 'ИП Петрова', isCurrent: false },
];

function answerOrders(
  items: readonly OrderSummary[],
  {
    counterparties = companies.slice(0, 1),
    ...navigation
  }: {
    pageNumber?: number;
    pageCount?: number;
    recordCount?: number;
    counterparties?: typeof companies;
  } = {},
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
      counterparties,
    };
  });
  return asked;
}

const open = (url = '/orders/', options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    <>
      <OrdersPage />
      <Toaster />
    </>,
    { ...options, url },
  );
/** Toasts outlive the page. */
function clearToasts() {
  for (const close of screen.queryAllByRole('button', { name: 'Скрыть сообщение' })) fireEvent.click(close);
}
const link = (number = 'ЗК-000005') => screen.findByRole('link', { name: `№ ${number}` });
const chips = () => screen.getByRole('group', { name: 'Выбранные фильтры' });

it('lists orders with number, date, status, kind and sum', async () => {
  const asked = answerOrders([buildOrderSummaryWith()]);
  open();
  expect(await link()).toHaveAttribute('href', '/orders/5/');
  const row = screen.getByRole('row', { name: /ЗК-000005/ });
  expect(row).toHaveTextContent(/20\.11\.2026, 12:15.*Подтверждён.*3 позиции.*Со склада.*12\s345,00\s₽/);
  expect(asked).toEqual([{ page: '1', page_size: '10' }]);
});

it('shows no sums to users without the right to prices', async () => {
  answerOrders([buildOrderSummaryWith({ totalKopecks: null })]);
  open();
  await link();
  expect(screen.queryByRole('columnheader', { name: 'Сумма' })).not.toBeInTheDocument();
});

describe('filters', () => {
  it('are what the address says, each as a chip that takes it away', async () => {
    const asked = answerOrders([buildOrderSummaryWith()], { pageNumber: 2, pageCount: 3 });
    const { user } = open(
      '/orders/?status=shipped&orderType=2&dateFrom=2026-11-01&dateTo=2026-11-20&search=%D0%9F-1&page=2',
    );
    await link();
    expect(asked).toEqual([
      {
        page: '2',
        page_size: '10',
        status: 'shipped',
        orderType: '2',
        filterDateFrom: '2026-11-01',
        filterDateTo: '2026-11-20',
        st: 'П-1',
      },
    ]);
    expect(screen.getByLabelText('Статус')).toHaveDisplayValue('Отгружен');
    expect(chips()).toHaveTextContent('Поиск: П-1ОтгруженПод заказ01.11.2026 – 20.11.2026Сбросить все');
    answerOrders([buildOrderSummaryWith()]);
    await user.click(screen.getByRole('button', { name: 'Убрать: Отгружен' }));
    expect(currentLocation().location.search).toBe(
      '?search=%D0%9F-1&orderType=2&dateFrom=2026-11-01&dateTo=2026-11-20',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Убрать: Поиск: П-1' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Сбросить все' }));
    expect(currentLocation().location.search).toBe('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('leave nonsense in the address alone', async () => {
    const asked = answerOrders([buildOrderSummaryWith()]);
    open('/orders/?status=lost&orderType=7&dateFrom=yesterday&page=-3');
    await link();
    expect(asked).toEqual([{ page: '1', page_size: '10' }]);
  });

  it('go into the address and begin at the first page', async () => {
    answerOrders([buildOrderSummaryWith()], { pageNumber: 2, pageCount: 3 });
    const { user } = open('/orders/?page=2');
    await link();
    answerOrders([buildOrderSummaryWith({ id: 6, number: 'ЗК-000006' })]);
    await user.selectOptions(screen.getByLabelText('Статус'), 'Доставлен');
    expect(currentLocation().location.search).toBe('?status=delivered');
    expect(await link('ЗК-000006')).toBeVisible();
  });

  it('leave the old list on screen, dimmed, until the new one comes', async () => {
    answerOrders([buildOrderSummaryWith()]);
    const { user } = open();
    await link();
    api.hangs(getOrders);
    await user.selectOptions(screen.getByLabelText('Статус'), 'Доставлен');
    await waitFor(() => expect(screen.getByRole('table').closest('[aria-busy="true"]')).not.toBeNull());
    expect(await link()).toBeVisible();
  });

  it('search at once on Enter', async () => {
    const asked = answerOrders([buildOrderSummaryWith()]);
    const { user } = open();
    await user.type(screen.getByRole('searchbox'), 'каска{Enter}');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ st: 'каска' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('mend a period the wrong way round in the address, and say so', async () => {
    const asked = answerOrders([buildOrderSummaryWith()]);
    open('/orders/?dateFrom=2026-11-20&dateTo=2026-11-01');
    await link();
    expect(asked.at(-1)).toMatchObject({ filterDateFrom: '2026-11-01', filterDateTo: '2026-11-20' });
    expect(currentLocation().location.search).toBe('?dateFrom=2026-11-01&dateTo=2026-11-20');
    expect(screen.getByLabelText('по')).toHaveAccessibleDescription('Поменяли даты местами');
  });

  it('say of a typed period that it is the wrong way round, and mend it once the fields are left', async () => {
    answerOrders([buildOrderSummaryWith()]);
    const { user } = open('/orders/?dateFrom=2026-11-20');
    await link();
    const until = screen.getByLabelText('по');
    await user.click(until);
    fireEvent.change(until, { target: { value: '2026-11-05' } });
    expect(until).toHaveAccessibleDescription('Раньше начала: поменяем даты местами');
    expect(currentLocation().location.search).toBe('?dateFrom=2026-11-20');
    await user.click(screen.getByRole('searchbox'));
    expect(currentLocation().location.search).toBe('?dateFrom=2026-11-05&dateTo=2026-11-20');
    expect(screen.getByLabelText('Оформлены с')).toHaveValue('2026-11-05');
    expect(screen.getByText(/позже конца: поменяли/)).toHaveAttribute('role', 'status');
  });

  it('offer another company and all of them to users with several', async () => {
    answerOrders([buildOrderSummaryWith()], { counterparties: companies });
    const { user } = open();
    await link();
    const company = screen.getByLabelText('Компания');
    expect(company).toHaveDisplayValue('ООО «Ромашка»');
    expect(screen.queryByRole('columnheader', { name: 'Компания' })).not.toBeInTheDocument();
    await user.selectOptions(company, 'Все мои компании');
    expect(currentLocation().location.search).toBe('?contragent=all');
    expect(await screen.findByRole('columnheader', { name: 'Компания' })).toBeVisible();
    expect(chips()).toHaveTextContent('Все мои компании');
    await user.selectOptions(company, 'ООО «Ромашка»');
    expect(currentLocation().location.search).toBe('');
  });

  it('have no company to choose for users with one', async () => {
    answerOrders([buildOrderSummaryWith()]);
    open();
    await link();
    expect(screen.queryByLabelText('Компания')).not.toBeInTheDocument();
  });

  it('that nothing passes are offered to be dropped', async () => {
    answerOrders([]);
    const { user } = open('/orders/?status=new');
    await user.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }));
    expect(currentLocation().location.search).toBe('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

it('corrects a page beyond the last', async () => {
  answerOrders([buildOrderSummaryWith()], { pageNumber: 3, pageCount: 3 });
  open('/orders/?page=99');
  await waitFor(() => expect(currentLocation().location.search).toBe('?page=3'));
});

it('shows what has changed meanwhile', async () => {
  answerOrders([buildOrderSummaryWith()]);
  open();
  await link();
  answerOrders([buildOrderSummaryWith({ status: 'shipped' })]);
  act(() => publish('order.changed', { orderId: 5 }));
  await waitFor(() => expect(screen.getByRole('row', { name: /ЗК-000005/ })).toHaveTextContent('Отгружен'));
});

describe('the file', () => {
  afterEach(clearToasts);

  beforeEach(() => {
    URL.createObjectURL = jest.fn(() => 'blob:file');
    URL.revokeObjectURL = jest.fn();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });

  it('holds all that the filter finds, under its own name', async () => {
    answerOrders([buildOrderSummaryWith()], { recordCount: 37 });
    const bodies = api.answers(exportOrders, { url: '/api/files/ticket/' });
    api.serves(
      '/api/files/ticket/',
      {},
      {
        'content-disposition': `attachment; filename="_.xlsx"; filename*=UTF-8''${encodeURIComponent('Заказы.xlsx')}`,
      },
    );
    const { user } = open('/orders/?status=shipped');
    await link();
    await user.click(screen.getByRole('button', { name: 'Скачать Excel' }));
    await waitFor(() => expect(HTMLAnchorElement.prototype.click).toHaveBeenCalled());
    const [anchor] = jest.mocked(HTMLAnchorElement.prototype.click).mock.contexts;
    expect(anchor).toMatchObject({ download: 'Заказы.xlsx', href: 'blob:file' });
    expect(bodies).toEqual([{ status: 'shipped', st: '' }]);
  });

  it('that cannot be had says why', async () => {
    answerOrders([buildOrderSummaryWith()]);
    api.refuses(exportOrders, 503, 'unavailable', 'База данных не отвечает');
    const { user } = open();
    await link();
    await user.click(screen.getByRole('button', { name: 'Скачать Excel' }));
    expect(await screen.findByText(/не\sскачан\. База данных не отвечает/)).toBeVisible();
  });
});

describe('an invoice without opening the order', () => {
  afterEach(clearToasts);

  const tab = () => ({
    opener: window,
    document: { title: '' },
    location: { replace: jest.fn() },
    close: jest.fn(),
  });
  const press = async (user: ReturnType<typeof open>['user']) => {
    await link();
    await user.click(screen.getByRole('button', { name: 'Счёт на оплату заказа № ЗК-000005' }));
  };

  it('opens in a tab of its own', async () => {
    answerOrders([buildOrderSummaryWith()]);
    api.answers(getOrder, { order: buildOrderWith() });
    api.answers(openDocument, { url: '/api/files/ticket' });
    const opened = tab();
    jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    const { user } = open();
    await press(user);
    await waitFor(() =>
      expect(opened.location.replace).toHaveBeenCalledWith('http://127.0.0.1:3000/api/files/ticket'),
    );
  });

  it('that does not exist yet is reported, and the tab closes', async () => {
    answerOrders([buildOrderSummaryWith()]);
    api.answers(getOrder, { order: buildOrderWith({ documents: [] }) });
    const opened = tab();
    jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    const { user } = open();
    await press(user);
    expect(await screen.findByText(/ещё\sне\sвыставлен/)).toBeVisible();
    expect(opened.close).toHaveBeenCalled();
  });

  it('is not offered without the right to documents at the order’s company', async () => {
    answerOrders([buildOrderSummaryWith({ canOpenDocuments: false })]);
    open('/orders/');
    await link();
    expect(screen.queryByRole('button', { name: /Счёт/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Повторить/ })).toBeVisible();
  });
});

it('leads to the catalogue before the first order', async () => {
  answerOrders([]);
  open();
  expect(await screen.findByText('Заказов пока не было')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Скачать Excel' })).toBeDisabled();
});

it('says why the list cannot be shown, and asks again on request', async () => {
  api.refuses(getOrders, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open();
  expect(await screen.findByText('База данных не отвечает')).toBeVisible();
  answerOrders([buildOrderSummaryWith()]);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await link()).toBeVisible();
});

it('sends a manager, who has no orders, on to his clients', async () => {
  open('/orders/', { role: 'MANAGER', scope: [] });
  await waitFor(() => expect(currentLocation().location.pathname).toBe('/manager/mycompanies/'));
});
