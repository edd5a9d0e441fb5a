import { type Balance, getBalance } from '@shop/contracts/finances/balance';
import { getFinanceSections, getTurnover, type Turnover } from '@shop/contracts/finances/finances';
import { publish } from '@shop/platform/events';
import { currentLocation } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BalancePage } from './balance-page.tsx';

const api = stubApi();

const buildBalanceWith = (part: Partial<Balance> = {}): Balance => ({
  counterpartyName: 'ООО «Ромашка»',
  debtKopecks: 1_250_000_00,
  advanceKopecks: 0,
  overdueKopecks: 50_000_00,
  overdueByAge: [
    { label: '0–7 дней', kopecks: 20_000_00 },
    { label: '8–30 дней', kopecks: 30_000_00 },
    { label: '31–60 дней', kopecks: 0 },
    { label: 'Более 60 дней', kopecks: 0 },
  ],
  nextDue: { on: '2026-11-27', kopecks: 70_000_00 },
  contracts: [
    {
      id: 1,
      number: 'П-17',
      signedOn: '2025-02-01',
      creditLimitKopecks: 3_000_000_00,
      usedKopecks: 1_400_000_00,
      notShippedKopecks: 150_000_00,
      freeKopecks: 1_600_000_00,
      postponementDays: 21,
      debtKopecks: 1_250_000_00,
      advanceKopecks: 0,
      overdueKopecks: 50_000_00,
    },
  ],
  documents: [
    {
      id: 9,
      kind: 'shipment',
      number: 'УПД-9',
      on: '2026-10-01',
      dueOn: '2026-10-22',
      kopecks: 70_000_00,
      orderId: 4,
      orderNumber: 'ЗК-000004',
    },
    {
      id: 8,
      kind: 'payment',
      number: '311',
      on: '2026-09-28',
      dueOn: null,
      kopecks: -20_000_00,
      orderId: null,
      orderNumber: null,
    },
  ],
  ...part,
});

const turnover: Turnover = {
  from: '2026-02-01',
  to: '2026-03-31',
  step: 'month',
  openingKopecks: 100_000_00,
  closingKopecks: 40_000_00,
  points: [
    {
      from: '2026-02-01',
      to: '2026-02-28',
      debitKopecks: 50_000_00,
      creditKopecks: 0,
      debtKopecks: 150_000_00,
    },
    {
      from: '2026-03-01',
      to: '2026-03-31',
      debitKopecks: 10_000_00,
      creditKopecks: 120_000_00,
      debtKopecks: 40_000_00,
    },
  ],
};

const contracts = [
  { id: 1, number: 'П-17', signedOn: '2025-02-01' },
  { id: 2, number: 'П-18', signedOn: '2026-02-01' },
];

beforeEach(() => {
  api.answers(getBalance, buildBalanceWith());
  api.answers(getTurnover, turnover);
  api.answers(getFinanceSections, {
    items: ['balance'],
    parties: [{ code: 'romashka', name: 'ООО «Ромашка»', isCurrent: true, contracts }],
  });
});

it('says what is owed, what of it is overdue and how old, and what to pay next (§1.28)', async () => {
  renderPage(<BalancePage />, { url: '/finances/' });
  expect((await screen.findAllByText('Задолженность'))[0]).toBeVisible();
  expect(screen.getByText('Из неё просрочено').parentElement).toHaveTextContent('50 000,00 ₽');
  expect(screen.getByText('8–30 дней').closest('div')).toBeVisible();
  expect(screen.getByText('Ближайший платёж').parentElement).toHaveTextContent('оплатить до 27.11.2026');
});

it('shows the limit of every contract, how it is used, and what is free', async () => {
  renderPage(<BalancePage />, { url: '/finances/' });
  expect((await screen.findByText('Использовано')).parentElement).toHaveTextContent(
    'Использовано1 400 000,00 ₽1 250 000,00 ₽ долг + 150 000,00 ₽ неотгруженные заказы',
  );
  expect(screen.getByText('Свободно').parentElement).toHaveTextContent('1 600 000,00 ₽');
  expect(screen.getByText('21 день')).toBeVisible();
});

it('reads a plot point by point with the arrows', async () => {
  renderPage(<BalancePage />, { url: '/finances/' });
  const plot = await screen.findByRole('slider', { name: 'Отгрузки и оплаты, ₽: по точкам' });
  const said = 'март 2026: начислено 10 000,00 ₽, зачтено 120 000,00 ₽, долг 40 000,00 ₽';
  expect(plot).toHaveAttribute('aria-valuetext', said.replace(/(\d) (\d|₽)/g, '$1\u00a0$2'));
  // jsdom does not move a range input by arrow keys.
  fireEvent.change(plot, { target: { value: '0' } });
  expect(plot.getAttribute('aria-valuetext')).toMatch(/^февраль 2026/);
});

it('draws the debt from what was owed before the period, and says so in its table', async () => {
  // The plot is drawn once the browser has laid out its place.
  jest.spyOn(window, 'ResizeObserver').mockImplementation((tell) => {
    const observer = { observe: () => tell([], observer), unobserve: () => {}, disconnect: () => {} };
    return observer;
  });
  api.answers(getTurnover, { ...turnover, openingKopecks: 900_000_00 });
  const { user } = renderPage(<BalancePage />, { url: '/finances/' });
  const figure = await screen.findByRole('figure', { name: 'Долг, ₽' });
  expect(within(figure).getByText(/^1 млн$/)).toBeInTheDocument();
  expect(figure.querySelector('polyline')?.getAttribute('points')?.split(' ')).toHaveLength(3);
  await user.click(within(figure).getByRole('button', { name: 'Таблицей' }));
  expect(within(figure).getByText('На начало периода').closest('tr')).toHaveTextContent(/900\s000,00\s₽/);
});

it('sums a plot up in words and gives the same numbers as a table', async () => {
  const { user } = renderPage(<BalancePage />, { url: '/finances/' });
  const figure = await screen.findByRole('figure', { name: 'Отгрузки и оплаты, ₽' });
  expect(figure).toHaveTextContent(
    'Начислено 60 000,00 ₽, зачтено 120 000,00 ₽: зачтено больше на 60 000,00 ₽',
  );
  await user.click(within(figure).getByRole('button', { name: 'Таблицей' }));
  const march = within(figure).getByText('март 2026').closest('tr');
  expect(march).toHaveTextContent(/10\s000,00\s₽.*120\s000,00\s₽.*40\s000,00\s₽/);
});

it('loads the plots of another contract and period, and keeps both in the URL', async () => {
  const asked: string[] = [];
  api.answers(getTurnover, ({ url }) => {
    asked.push(new URL(url).search);
    return turnover;
  });
  const { user } = renderPage(<BalancePage />, { url: '/finances/' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Договор' }), '2');
  await waitFor(() => expect(asked.at(-1)).toBe('?contract=2'));
  fireEvent.change(screen.getByRole('combobox', { name: 'Период' }), { target: { value: 'last-year' } });
  await waitFor(() => expect(asked.at(-1)).toMatch(/filterDateFrom=\d{4}-01-01&filterDateTo=\d{4}-12-31/));
  expect(currentLocation().location.search).toBe('?contract=2&period=last-year');
});

it('reports a reversed period at once, and requests nothing meanwhile', async () => {
  const url = '/finances/?period=free&dateFrom=2026-01-01&dateTo=2026-02-01';
  renderPage(<BalancePage />, { url });
  fireEvent.change(await screen.findByLabelText('С'), { target: { value: '2026-03-01' } });
  expect(screen.getByLabelText('По')).toHaveAccessibleDescription('Начало периода позже его конца');
  expect(currentLocation().location.search).toContain('dateFrom=2026-01-01');
});

it('reports an impossible date, and requests nothing meanwhile', async () => {
  const url = '/finances/?period=free&dateFrom=2026-01-01&dateTo=2026-02-01';
  renderPage(<BalancePage />, { url });
  const from = await screen.findByLabelText('С');
  // jsdom does not report an impossible date such as 30 February.
  Object.defineProperty(from, 'validity', { value: { badInput: true } });
  fireEvent.change(from, { target: { value: '' } });
  fireEvent.blur(from);
  expect(from).toHaveAccessibleDescription('Такой даты нет');
  fireEvent.blur(screen.getByLabelText('По'));
  expect(currentLocation().location.search).toContain('dateFrom=2026-01-01');
});

it('says why the plots are missing beside the balance', async () => {
  api.refuses(getTurnover, 503, 'unavailable', 'База данных не отвечает');
  renderPage(<BalancePage />, { url: '/finances/' });
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  expect(screen.getByText('Ближайший платёж')).toBeVisible();
});

it('keeps the previous plots when another period fails, and says why', async () => {
  const { user } = renderPage(<BalancePage />, { url: '/finances/' });
  await screen.findByRole('figure', { name: 'Долг, ₽' });
  api.refuses(getTurnover, 503, 'unavailable', 'База данных не отвечает');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Период' }), 'quarter');
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  expect(screen.getByRole('figure', { name: 'Долг, ₽' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Динамика: 01.02.2026 – 31.03.2026' })).toBeVisible();
});

it('updates when the ledger changes', async () => {
  renderPage(<BalancePage />, { url: '/finances/' });
  await screen.findByText('Из неё просрочено');
  api.answers(getBalance, buildBalanceWith({ overdueKopecks: 0 }));
  publish('ledger.changed', {});
  expect(await screen.findByText('просрочки нет')).toBeVisible();
});

it('lists shipments, payments as negative sums, and links to the order', async () => {
  renderPage(<BalancePage />, { url: '/finances/' });
  const shipment = (await screen.findByText('№ УПД-9')).closest('tr') as HTMLElement;
  expect(within(shipment).getByRole('link', { name: 'Заказ № ЗК-000004' })).toHaveAttribute(
    'href',
    '/orders/4/',
  );
  expect(screen.getByText('№ 311').closest('tr')).toHaveTextContent('−20 000,00 ₽');
});

it('explains how to begin when there is nothing yet', async () => {
  api.answers(getBalance, buildBalanceWith({ contracts: [], documents: [] }));
  renderPage(<BalancePage />);
  expect(await screen.findByText('Операций пока не было')).toBeVisible();
});

it('says why the balance is missing, and retries', async () => {
  api.refuses(getBalance, 503, 'unavailable', 'База данных не отвечает');
  const { user } = renderPage(<BalancePage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getBalance, buildBalanceWith());
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Из неё просрочено')).toBeVisible();
});

it('says with code and texts that the server has failed, below the heading of the page (§2.110, §2.111)', async () => {
  api.refuses(getBalance, 500, 500, 'Внутренняя ошибка');
  renderPage(<BalancePage />);
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('Ошибка 500');
  expect(screen.getByText('500')).toBeVisible();
  expect(screen.getByText(/^Ошибка в настройках сайта\./)).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
});

it('tells a user without the permission who grants it', async () => {
  api.refuses(getBalance, 403, 'forbidden', 'Недостаточно прав');
  renderPage(<BalancePage />);
  expect(await screen.findByText('Нужно право видеть финансы')).toBeVisible();
});
