import { findByInn } from '@shop/contracts/manager/companies';
import { exportClientFile, importClientFile, previewClientFile } from '@shop/contracts/office/client-files';
import {
  addOfficeClient,
  getClientChoices,
  getOfficeClients,
  type OfficeClient,
} from '@shop/contracts/office/clients';
import { currentLocation } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { buildClientWith, choices } from '../../testing/client.builder.ts';
import { ClientsPage } from './clients-page.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});
afterEach(() => sessionStorage.clear());

const open = (url = '/office/clients/') =>
  renderPage(<ClientsPage />, { url, role: 'MANAGER', scope: [], staffRights: ['office.terms'] });

/** Answers with these clients; returns the queries in which they were asked for. */
function stubClients(...items: readonly OfficeClient[]): URLSearchParams[] {
  api.answers(getClientChoices, choices);
  const asked: URLSearchParams[] = [];
  api.answers(getOfficeClients, ({ url }) => {
    const { searchParams } = new URL(url);
    asked.push(searchParams);
    const pageNavigation = { pageNumber: 1, pageCount: 1, pageSize: 20, recordCount: items.length };
    return { items: [...items], pageNavigation };
  });
  return asked;
}

it('shows every client with its terms at a glance, and leads to them (§6.40)', async () => {
  stubClients(
    buildClientWith({ plannedCount: 2 }),
    buildClientWith({ id: 2, code: 'К-000002', name: 'ИП Петрова', isClosed: true, priceType: null }),
  );
  open();
  const link = await screen.findByRole('link', { name: 'ООО «Ромашка»' });
  expect(link).toHaveAttribute('href', `/office/clients/${encodeURIComponent('К-000001')}/`);
  const words = [
    '7707083893',
    'Оптовая',
    'скидка 5 %',
    'Морозова Елена',
    '500 000,00 ₽',
    '2 изменения впереди',
  ];
  for (const each of words) expect(link.closest('tr')).toHaveTextContent(each);
  expect(screen.getByText('Закрыта').closest('tr')).toHaveTextContent('ИП Петрова');
  expect(screen.getByText('Закрыта').closest('tr')).toHaveTextContent('как у всех');
});

it('searches and filters, and keeps both in the URL (§6.40)', async () => {
  const asked = stubClients(buildClientWith());
  const { user } = open('/office/clients/?page=3&closed=oops');
  await screen.findByText('ООО «Ромашка»');
  await user.type(screen.getByRole('searchbox'), 'ромаш{Enter}');
  await user.selectOptions(screen.getByLabelText('Менеджер'), 'Без менеджера');
  await user.selectOptions(screen.getByLabelText('Вид цен'), 'Оптовая');
  await user.selectOptions(screen.getByLabelText('Состояние'), 'Закрыты');
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
      ...{ query: 'ромаш', manager: 'none', price_type: '2', closed: 'Y', page: '1' },
    }),
  );
  const kept = new URLSearchParams(currentLocation().location.search);
  expect(Object.fromEntries(kept)).toEqual({ query: 'ромаш', manager: 'none', priceType: '2', closed: 'Y' });
});

it('offers to reset a search that finds nobody, and says when the list does not load', async () => {
  const asked = stubClients();
  const { user, unmount } = open('/office/clients/?query=никого');
  await user.click(await screen.findByRole('button', { name: 'Сбросить поиск' }));
  await waitFor(() => expect(asked.at(-1)?.get('query') ?? '').toBe(''));
  expect(await screen.findByText('Клиентов пока нет')).toBeVisible();
  unmount();
  api.refuses(getOfficeClients, 503, 'unavailable', 'База данных не отвечает');
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
});

it('adds a client and opens its terms; a known company is refused at its INN', async () => {
  stubClients(buildClientWith());
  api.answers(findByInn, { suggestions: [] });
  api.refuses(addOfficeClient, 400, 'validation', 'ООО «Ромашка» уже есть в магазине: К-000001', 'inn');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Добавить клиента' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый клиент' }));
  await user.type(dialog.getByLabelText(/^ИНН/), '7707083893');
  await user.type(dialog.getByLabelText(/^Название/), 'ООО «Новая»');
  await user.type(dialog.getByLabelText(/^Юридический адрес/), 'г. Москва, ул. Лесная, д. 2');
  const add = dialog.getByRole('button', { name: 'Добавить клиента' });
  await user.click(add);
  expect(await dialog.findByText(/уже есть в магазине/)).toBeVisible();
  const sent = api.answers(addOfficeClient, { code: 'К-000009' });
  await waitFor(() => expect(add).not.toHaveAttribute('aria-busy'));
  await user.click(add);
  await waitFor(() =>
    expect(currentLocation().location.pathname).toBe(`/office/clients/${encodeURIComponent('К-000009')}/`),
  );
  expect(sent).toMatchObject([{ inn: '7707083893', name: 'ООО «Новая»' }]);
});

it('exports contracts of the filtered clients, and imports a file exactly as it was previewed', async () => {
  stubClients(buildClientWith());
  const { user } = open('/office/clients/?manager=none');
  await screen.findByText('ООО «Ромашка»');
  await user.selectOptions(screen.getByLabelText('Таблица для файла'), 'Договоры');
  const asked: unknown[] = [];
  api.answers(exportClientFile, async (request) => {
    asked.push([new URL(request.url).pathname, await request.json()]);
    return { url: '/api/files/x/' };
  });
  api.serves('/api/files/x/', {});
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() =>
    expect(asked).toMatchObject([
      ['/api/office/client-files/contracts/export/', { format: 'csv', manager: 'none' }],
    ]),
  );
  const digest = 'b'.repeat(64);
  const counts = { added: 0, changed: 1, same: 1499, refused: 0 };
  const changes = [{ title: 'Лимит, руб.', before: '0', after: '500000' }];
  const line = { row: 2, name: '7707083893, договор Д-1', outcome: 'changed', changes, reason: '' } as const;
  api.answers(previewClientFile, { digest, counts, lines: [line] });
  await user.click(screen.getByRole('button', { name: /Загрузить из.файла/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Договоры/ }));
  await user.upload(dialog.getByLabelText('Файл таблицы'), new File(['x'], 'limits.csv'));
  expect(await dialog.findByText('Лимит, руб.: 0 → 500000')).toBeVisible();
  expect(dialog.getByText(/И ещё 1 499 строк/)).toBeVisible();
  let sent: FormData | undefined;
  api.answers(importClientFile, async (request) => {
    sent = await request.formData();
    return { counts };
  });
  await user.click(dialog.getByRole('button', { name: 'Загрузить строки: 1' }));
  await waitFor(() => expect(sent?.get('digest')).toBe(digest));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
