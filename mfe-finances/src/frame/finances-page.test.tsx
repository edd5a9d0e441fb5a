import {
  getBalance,
  getFinanceHistory,
  getFinanceSections,
  getTurnover,
} from '@shop/contracts/finances/finances';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { publish } from '@shop/platform/events';
import { currentLocation } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { FinancesPage } from './finances-page.tsx';

const api = stubApi();

const contracts = [
  { id: 1, number: 'П-17', signedOn: '2025-02-01' },
  { id: 2, number: 'П-18', signedOn: '2026-02-01' },
];
const romashka = { code: 'romashka', name: 'ООО «Ромашка»', isCurrent: true, contracts };
const petrova = { code: 'ip', name: 'ИП Петрова', isCurrent: false, contracts: [] };

function answerSections(part: Partial<CallAnswer<typeof getFinanceSections>> = {}) {
  api.answers(getFinanceSections, {
    items: ['balance', 'acts', 'history', 'schedule', 'bonus'],
    parties: [romashka],
    ...part,
  });
}

const pageNavigation = { navNum: 1, pageNumber: 1, pageCount: 1, pageSize: 10, recordCount: 0 };

beforeEach(() => {
  publish('counterparty.switched', { counterpartyId: 1 });
  api.refuses(getBalance, 503, 'unavailable', 'База данных не отвечает');
  api.refuses(getTurnover, 503, 'unavailable', 'База данных не отвечает');
  api.answers(getFinanceHistory, {
    items: [],
    pageNavigation,
    totals: { debitKopecks: 0, creditKopecks: 0, openKopecks: 0 },
  });
});

it('shows a tab with its own URL for every section the user may see', async () => {
  answerSections({ items: ['balance', 'history'] });
  renderPage(<FinancesPage />, { url: '/finances/history/' });
  const tabs = await screen.findByRole('navigation', { name: 'Разделы финансов' });
  expect([...tabs.querySelectorAll('a')].map((tab) => tab.getAttribute('href'))).toEqual([
    '/finances/',
    '/finances/history/',
  ]);
  expect(screen.getByRole('link', { name: 'История платежей' })).toHaveAttribute('aria-current', 'page');
});

it('shows five tabs to a user with all permissions (§2.46)', async () => {
  answerSections();
  renderPage(<FinancesPage />, { url: '/finances/history/' });
  const tabs = await screen.findByRole('navigation', { name: 'Разделы финансов' });
  expect([...tabs.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Баланс',
    'Акты сверки',
    'История платежей',
    'График платежей',
    'Бонусный план',
  ]);
});

it('says who grants the permission when no section may be seen', async () => {
  answerSections({ items: [], parties: [] });
  renderPage(<FinancesPage />, { url: '/finances/' });
  expect(await screen.findByText('Нужно право видеть финансы')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('opens another company when the current one has no finances to show', async () => {
  answerSections({ parties: [petrova] });
  renderPage(<FinancesPage />, { url: '/finances/history/' });
  expect(await screen.findByText('ИП Петрова')).toBeVisible();
  expect(currentLocation().location.search).toBe('?contragent=ip');
});

it('remembers the filters of a tab and carries the chosen company along', async () => {
  answerSections({ parties: [romashka, petrova] });
  const { user } = renderPage(<FinancesPage />, { url: '/finances/history/?kind=payment&page=3' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Компания' }), 'ip');
  await user.click(screen.getByRole('link', { name: 'Баланс' }));
  expect(currentLocation().location).toMatchObject({ pathname: '/finances/', search: '?contragent=ip' });
  await user.click(screen.getByRole('link', { name: 'История платежей' }));
  expect(currentLocation().location.search).toBe('?kind=payment&contragent=ip');
});

it('drops a contract of another company', async () => {
  answerSections();
  renderPage(<FinancesPage />, { url: '/finances/history/?contract=77' });
  await waitFor(() => expect(currentLocation().location.search).toBe(''));
});

it('hides a choice of one option', async () => {
  answerSections({ parties: [{ ...romashka, contracts: contracts.slice(0, 1) }] });
  renderPage(<FinancesPage />, { url: '/finances/history/' });
  await screen.findByRole('navigation', { name: 'Разделы финансов' });
  expect(screen.queryByRole('combobox', { name: 'Компания' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Договор' })).toBeNull();
});

it('says that the sections are missing, and retries', async () => {
  api.refuses(getFinanceSections, 503, 'unavailable', 'Разделы не отвечают');
  const { user } = renderPage(<FinancesPage />, { url: '/finances/history/' });
  await screen.findByText('Разделы не отвечают');
  answerSections();
  await user.click(screen.getAllByRole('button', { name: 'Повторить' })[0]!);
  expect(await screen.findByRole('navigation', { name: 'Разделы финансов' })).toBeVisible();
});
