import { type Balance, getBalance } from '@shop/shared/contracts/finances';
import { stubApi } from '@shop/shared/testing/api.ts';
import { renderPage } from '@shop/shared/testing/render-page.tsx';
import { screen, within } from '@testing-library/react';
import { BalancePage } from './balance-page.tsx';

const api = stubApi();

const buildBalanceWith = (part: Partial<Balance> = {}): Balance => ({
  counterpartyName: 'ООО «Ромашка»',
  debtKopecks: 1_250_000_00,
  advanceKopecks: 0,
  overdueKopecks: 50_000_00,
  overdueByAge: [{ label: '0–7 дней', kopecks: 50_000_00 }],
  contracts: [
    {
      id: 1,
      number: 'П-17',
      signedOn: '2025-02-01',
      creditLimitKopecks: 3_000_000_00,
      usedKopecks: 1_250_000_00,
      freeKopecks: 1_750_000_00,
      postponementDays: 21,
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
    },
    {
      id: 8,
      kind: 'payment',
      number: '311',
      on: '2026-09-28',
      dueOn: null,
      kopecks: -20_000_00,
      orderId: null,
    },
  ],
  ...part,
});

it('says what is owed, what of it is overdue and how much of the limit is free', async () => {
  api.answers(getBalance, buildBalanceWith());
  renderPage(<BalancePage />, { url: '/finances/' });
  expect(await screen.findByText('Задолженность')).toBeVisible();
  expect(screen.getByText('Из неё просрочено').parentElement).toHaveTextContent('50 000,00 ₽');
  expect(screen.getByText('Свободно').closest('div')).toHaveTextContent('1 750 000,00 ₽');
  expect(screen.getByText('21 день')).toBeVisible();
});

it('lists shipments as charged, payments as paid, and leads to the order', async () => {
  api.answers(getBalance, buildBalanceWith());
  renderPage(<BalancePage />, { url: '/finances/' });
  const shipment = (await screen.findByText('Отгрузка № УПД-9')).closest('tr') as HTMLElement;
  expect(within(shipment).getByRole('link', { name: 'Открыть заказ' })).toHaveAttribute('href', '/orders/4/');
  expect(screen.getByText('Оплата № 311').closest('tr')).toHaveTextContent('20 000,00 ₽');
});

it('helps when there is nothing yet', async () => {
  api.answers(getBalance, buildBalanceWith({ contracts: [], documents: [] }));
  renderPage(<BalancePage />);
  expect(await screen.findByText('Операций пока не было')).toBeVisible();
});

it('tells why the balance is missing and tries again', async () => {
  api.refuses(getBalance, 503, 'unavailable', 'База данных не отвечает');
  const { user } = renderPage(<BalancePage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getBalance, buildBalanceWith());
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Задолженность')).toBeVisible();
});

it('tells a user without the right where to get it', async () => {
  api.refuses(getBalance, 403, 'forbidden', 'Недостаточно прав');
  renderPage(<BalancePage />);
  expect(await screen.findByText('Нужно право видеть финансы')).toBeVisible();
});
