import { getCompanyUsers, getOwnCompanies } from '@shop/contracts/manager/company';
import { getHistory, type HistoryEntry } from '@shop/contracts/manager/history';
import { currentLocation } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import {
  buildHistoryEntryWith,
  buildOwnCompanyWith,
  buildPersonWith,
  pageOf,
} from '../testing/own-company.builder.ts';
import { OwnCompaniesPage } from './own-companies-page.tsx';

const api = stubApi();

beforeEach(() => {
  api.answers(getOwnCompanies, { items: [buildOwnCompanyWith()] });
  api.answers(getCompanyUsers, { ...pageOf([buildPersonWith()]), canEdit: true });
});

const show = (url = '/mycompanies/history/') => renderPage(<OwnCompaniesPage />, { url });

function stubServer(...entries: HistoryEntry[]) {
  const asked: URLSearchParams[] = [];
  api.answers(getHistory, ({ url }) => {
    asked.push(new URL(url).searchParams);
    return pageOf(entries);
  });
  return asked;
}

it('says who did what, and who impersonated whom', async () => {
  stubServer(
    buildHistoryEntryWith(),
    buildHistoryEntryWith({
      id: 10,
      action: 'Изменил корзину',
      times: 5,
      lastAt: '2026-11-20T10:30:00.000Z',
      link: '/basket/',
      user: { id: 2, name: 'Ирина Соколова' },
      actedBy: { id: 3, name: 'Елена Морозова' },
    }),
  );
  show();
  const own = (await screen.findByText('Изменил права')).closest('tr');
  for (const words of ['Ирина Соколова: Цены, Заказы', 'Анна Петрова', '20.11.2026, 12:00'])
    expect(own).toHaveTextContent(words);
  const acted = screen.getByRole('link', { name: 'Изменил корзину' }).closest('tr');
  for (const words of ['Елена Морозова', 'от имени: Ирина Соколова', '5 раз'])
    expect(acted).toHaveTextContent(words);
});

it('filters by person, impersonation and days, all in the URL', async () => {
  const asked = stubServer(buildHistoryEntryWith());
  const { user } = show('/mycompanies/history/?dateFrom=2026-11-01');
  await screen.findByText('Изменил права');
  expect(asked.at(-1)?.get('filterDateFrom')).toBe('2026-11-01');
  await screen.findByRole('option', { name: 'Соколова Ирина' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Сотрудник' }), '2');
  await user.click(screen.getByRole('checkbox', { name: 'Только от имени другого' }));
  await waitFor(() => expect(asked.at(-1)?.get('acted')).toBe('Y'));
  expect(asked.at(-1)?.get('user')).toBe('2');
  expect(currentLocation().location.search).toBe('?dateFrom=2026-11-01&user=2&acted=Y');
});

it('distinguishes an empty history from a filter without results', async () => {
  stubServer();
  const { user } = show('/mycompanies/history/?acted=Y');
  await user.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }));
  expect(await screen.findByText('Пока ничего не было')).toBeVisible();
});

it('reports reversed days, and requests all meanwhile', async () => {
  const asked = stubServer(buildHistoryEntryWith());
  show('/mycompanies/history/?dateFrom=2026-11-10&dateTo=2026-11-01');
  expect(await screen.findByText('Раньше начала периода')).toBeVisible();
  await screen.findByText('Изменил права');
  expect(asked.at(-1)?.get('filterDateFrom')).toBeNull();
});
