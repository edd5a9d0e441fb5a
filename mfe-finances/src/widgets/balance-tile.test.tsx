import { getBalance } from '@shop/contracts/finances/balance';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { Widget } from './balance-tile.tsx';

const api = stubApi();
const balance = {
  counterpartyName: 'ООО «Ромашка»',
  debtKopecks: 102_969_12,
  advanceKopecks: 0,
  overdueKopecks: 15_301_50,
  overdueByAge: [],
  nextDue: null,
  contracts: [],
  documents: [],
};

it('shows what is owed and what of it is overdue', async () => {
  api.answers(getBalance, balance);
  renderPage(<Widget />);
  expect(await screen.findByText('Долг')).toBeVisible();
  expect(screen.getByText(/102\s969,12\s₽/)).toBeVisible();
  expect(screen.getByText(/Просрочено/)).toHaveTextContent(/15\s301,50\s₽/);
});

it('names the day of the next payment and what it comes to', async () => {
  const nextDue = { on: '2026-11-27', kopecks: 34_000_00 };
  api.answers(getBalance, { ...balance, overdueKopecks: 0, nextDue });
  renderPage(<Widget />);
  expect(await screen.findByText(/Оплатить до 27\.11\.2026/)).toHaveTextContent(/34\s000,00\s₽/);
});

it('keeps the day of the next payment beside what is overdue', async () => {
  api.answers(getBalance, { ...balance, nextDue: { on: '2026-11-27', kopecks: 34_000_00 } });
  renderPage(<Widget />);
  expect(await screen.findByText('Долг, следующий срок 27.11.2026')).toBeVisible();
  expect(screen.getByText(/Просрочено/)).toHaveTextContent(/15\s301,50\s₽/);
});

it('shows the prepaid sum', async () => {
  api.answers(getBalance, { ...balance, debtKopecks: 0, overdueKopecks: 0, advanceKopecks: 5_000_00 });
  renderPage(<Widget />);
  expect(await screen.findByText(/Аванс/)).toHaveTextContent(/5\s000,00\s₽/);
});

it('says when nothing is owed', async () => {
  api.answers(getBalance, { ...balance, debtKopecks: 0, overdueKopecks: 0 });
  renderPage(<Widget />);
  expect(await screen.findByText('Задолженности нет')).toBeVisible();
  expect(screen.getByText('Просроченных платежей нет')).toBeVisible();
});

it('says why it is missing, and retries', async () => {
  api.refuses(getBalance, 503, 'unavailable', 'База данных не отвечает');
  const { user } = renderPage(<Widget />);
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getBalance, balance);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Долг')).toBeVisible();
});

it('renders nothing without the permission', () => {
  const { container } = renderPage(<Widget />, { scope: ['order'] });
  expect(container).toBeEmptyDOMElement();
});
