import { findByInn } from '@shop/contracts/manager/companies';
import {
  addManagedCounterparty,
  getManagedCounterparties,
  type ManagedCounterparty,
  setCounterpartyActive,
} from '@shop/contracts/manager/manager';
import { currentLocation } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { buildCounterpartyWith } from '../testing/client.builder.ts';
import { pageOf } from '../testing/own-company.builder.ts';
import { CounterpartiesPage } from './counterparties-page.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});

const open = (url = '/manager/mycompanies/') =>
  renderPage(
    <>
      <CounterpartiesPage />
      <Toaster />
    </>,
    { url, role: 'MANAGER', scope: [] },
  );

/** Stubs a server that stores these clients. */
function stubServer(...clients: ManagedCounterparty[]) {
  const stored = { clients };
  api.answers(getManagedCounterparties, () => pageOf(stored.clients));
  return stored;
}

it('shows companies with their debt, limit and state, each of which leads to its card', async () => {
  stubServer(buildCounterpartyWith(), buildCounterpartyWith({ id: 2, name: 'ИП Петрова', isActive: false }));
  open();
  const link = await screen.findByRole('link', { name: 'ООО «Ромашка»' });
  expect(link).toHaveAttribute('href', '/manager/mycompanies/romashka/');
  for (const words of ['7707083893', '770701001', '120 000,00 ₽', '500 000,00 ₽'])
    expect(link.closest('tr')).toHaveTextContent(words);
  expect(screen.getByText('Отключена').closest('tr')).toHaveTextContent('ИП Петрова');
});

it('searches from the first page on, and keeps the search in the URL', async () => {
  const asked: string[] = [];
  api.answers(getManagedCounterparties, ({ url }) => {
    const { searchParams } = new URL(url);
    asked.push(`${searchParams.get('query')} ${searchParams.get('page')}`);
    return pageOf([buildCounterpartyWith()], Number(searchParams.get('page')), 60);
  });
  const { user } = open('/manager/mycompanies/?page=3');
  await screen.findByText('ООО «Ромашка»');
  await user.type(screen.getByRole('searchbox'), 'ромаш{Enter}');
  await waitFor(() => expect(asked.at(-1)).toBe('ромаш 1'));
  expect(decodeURI(currentLocation().location.search)).toBe('?query=ромаш');
});

it('finds clients that have gone quiet and sorts by debt, and the URL says so', async () => {
  const asked: string[] = [];
  api.answers(getManagedCounterparties, ({ url }) => {
    const { searchParams } = new URL(url);
    asked.push(`${searchParams.get('quiet')} ${searchParams.get('sort')}`);
    return pageOf([buildCounterpartyWith()]);
  });
  const { user } = open();
  await screen.findByText('ООО «Ромашка»');
  await user.selectOptions(screen.getByLabelText('Заказы'), 'Y');
  await user.selectOptions(screen.getByLabelText('Сортировка'), 'Сначала большие долги');
  await waitFor(() => expect(asked.at(-1)).toBe('Y debt'));
  expect(currentLocation().location.search).toBe('?quiet=Y&sort=debt');
});

it('explains what switching off stops, and undoes it in one click (§4.58)', async () => {
  const stored = stubServer(buildCounterpartyWith());
  const sent = api.answers(setCounterpartyActive, undefined);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Отключить: ООО «Ромашка»' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Сотрудники компании \(2\) потеряют её сразу: заказывать/)).toBeVisible();
  expect(sent).toEqual([]);
  stored.clients = [buildCounterpartyWith({ isActive: false })];
  await user.click(dialog.getByRole('button', { name: 'Отключить' }));
  expect(await screen.findByText(/Сотрудники не.могут заказывать/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Включить: ООО «Ромашка»' })).toBeVisible();
  stored.clients = [buildCounterpartyWith()];
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByRole('button', { name: 'Отключить: ООО «Ромашка»' })).toBeVisible();
  expect(sent).toEqual([
    { id: 1, active: false },
    { id: 1, active: true },
  ]);
});

it('adds a client by ИНН, says whose one is that the shop has, and leads to the card of a new one', async () => {
  stubServer();
  api.answers(findByInn, { suggestions: [] });
  api.refuses(addManagedCounterparty, 400, 'validation', 'Её ведёт другой менеджер: Пётр Котов', 'inn');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Добавить компанию' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /ИНН/ }), '7736207543');
  await user.type(dialog.getByRole('textbox', { name: /Название/ }), 'ООО «Василёк»');
  await user.type(dialog.getByRole('textbox', { name: /адрес/ }), 'Москва');
  await user.click(dialog.getByRole('button', { name: 'Добавить компанию' }));
  expect(await dialog.findByText('Её ведёт другой менеджер: Пётр Котов')).toBeVisible();
  const submit = dialog.getByRole('button', { name: 'Добавить компанию' });
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));
  api.answers(addManagedCounterparty, { id: 9, code: 'k-9' });
  await user.click(submit);
  await waitFor(() => expect(currentLocation().location.pathname).toBe('/manager/mycompanies/k-9/'));
});

it('offers a way back when nothing is found', async () => {
  api.answers(getManagedCounterparties, ({ url }) =>
    pageOf(new URL(url).searchParams.get('query') ? [] : [buildCounterpartyWith()]),
  );
  const { user } = open('/manager/mycompanies/?query=нет');
  await user.click(await screen.findByRole('button', { name: 'Сбросить поиск' }));
  expect(await screen.findByText('ООО «Ромашка»')).toBeVisible();
});

it('says why the list is missing, and retries', async () => {
  api.refuses(getManagedCounterparties, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  stubServer(buildCounterpartyWith());
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('ООО «Ромашка»')).toBeVisible();
});
