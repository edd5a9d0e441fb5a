import { getManagedCounterparties, type ManagedCounterparty } from '@shop/shared/contracts/manager';
import { stubApi } from '@shop/shared/testing/api.ts';
import { renderPage } from '@shop/shared/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { CounterpartiesPage } from './counterparties-page.tsx';

const api = stubApi();

const buildCounterpartyWith = (part: Partial<ManagedCounterparty> = {}): ManagedCounterparty => ({
  id: 1,
  code: 'romashka',
  name: 'ООО «Ромашка»',
  kind: 'LEGAL',
  inn: '7707083893',
  kpp: '770701001',
  isActive: true,
  userCount: 2,
  debtKopecks: 120_000_00,
  creditLimitKopecks: 500_000_00,
  lastOrderAt: '2026-11-01T09:00:00.000Z',
  ...part,
});

const listOf = (items: ManagedCounterparty[], recordCount = items.length) => ({
  items,
  pageNavigation: {
    navNum: 1,
    pageNumber: 1,
    pageCount: Math.ceil(recordCount / 20),
    pageSize: 20,
    recordCount,
  },
});

const open = (url = '/manager/mycompanies/') =>
  renderPage(<CounterpartiesPage />, { url, role: 'MANAGER', scope: [] });

it('shows companies with their debt, limit and state', async () => {
  api.answers(
    getManagedCounterparties,
    listOf([buildCounterpartyWith(), buildCounterpartyWith({ id: 2, isActive: false })]),
  );
  open();
  const [company] = await screen.findAllByText('ООО «Ромашка»');
  expect(company?.closest('tr')).toHaveTextContent('7707083893 / 770701001');
  expect(company?.closest('tr')).toHaveTextContent('120 000,00 ₽');
  expect(screen.getByText('Отключена')).toBeVisible();
});

it('searches while typing and keeps the search in the URL', async () => {
  const asked: string[] = [];
  api.answers(getManagedCounterparties, ({ url }) => {
    asked.push(new URL(url).searchParams.get('query') ?? '');
    return listOf([buildCounterpartyWith()]);
  });
  const { user } = open('/manager/mycompanies/?page=3');
  await screen.findByText('ООО «Ромашка»');
  await user.type(screen.getByRole('searchbox'), 'ромаш');
  await waitFor(() => expect(asked.at(-1)).toBe('ромаш'));
  expect(new URLSearchParams(location.search).get('page')).toBeNull();
});

it('offers a way back when nothing is found', async () => {
  api.answers(getManagedCounterparties, ({ url }) =>
    listOf(new URL(url).searchParams.get('query') ? [] : [buildCounterpartyWith()]),
  );
  const { user } = open('/manager/mycompanies/?query=нет');
  await user.click(await screen.findByRole('button', { name: 'Сбросить поиск' }));
  expect(await screen.findByText('ООО «Ромашка»')).toBeVisible();
});

it('tells why the list is missing and tries again', async () => {
  api.refuses(getManagedCounterparties, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getManagedCounterparties, listOf([buildCounterpartyWith()]));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('ООО «Ромашка»')).toBeVisible();
});
