import {
  addReferenceRow,
  getReference,
  getReferenceRows,
  getReferences,
  removeReferenceRow,
  saveReferenceRow,
} from '@shop/contracts/office/references';
import type { WireAnswer } from '@shop/contracts/platform/call';
import { currentLocation, Route, Routes } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { ReferencePage } from './reference-page.tsx';
import { ReferencesPage } from './references-page.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});
afterEach(() => sessionStorage.clear());

const staff = { role: 'MANAGER', scope: [], staffRights: ['office.settings'] } as const;

const terminals: WireAnswer<typeof getReference> = {
  name: 'transport-terminals',
  title: 'Терминалы перевозчиков',
  description: 'Пункты, в которых покупатель забирает заказ.',
  rows: 1,
  key: ['company', 'city'],
  blank: { isActive: true },
  fields: [
    { kind: 'choice', name: 'company', title: 'Перевозчик', options: [{ value: 'pek', title: 'ПЭК' }] },
    { kind: 'text', name: 'city', title: 'Город', maxLength: 100 },
    { kind: 'text', name: 'hours', title: 'Часы работы', maxLength: 200 },
    { kind: 'day', name: 'openedOn', title: 'Открыт' },
    { kind: 'yes-no', name: 'isActive', title: 'Предлагать покупателям' },
  ],
};
const tver = {
  id: 7,
  note: 'ПЭК',
  fields: { company: 'pek', city: 'Тверь', hours: 'Пн–Пт', openedOn: '2026-11-20', isActive: true },
};

function stubRows(...items: WireAnswer<typeof getReferenceRows>['items']): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  api.answers(getReference, terminals);
  api.answers(getReferenceRows, ({ url }) => {
    asked.push(new URL(url).searchParams);
    return {
      items,
      pageNavigation: { pageNumber: 1, pageCount: 1, pageSize: 20, recordCount: items.length },
    };
  });
  return asked;
}

const open = () =>
  renderPage(
    <>
      <Routes>
        <Route path="/office/references/:name/" element={<ReferencePage />} />
      </Routes>
      <Toaster />
    </>,
    { url: '/office/references/transport-terminals/', ...staff },
  );

it('lists the references with their numbers of rows', async () => {
  const { name, title, description } = terminals;
  api.answers(getReferences, {
    items: [
      { name, title, description, rows: 70 },
      { name: 'marketing', title: 'Маркетинговые материалы', description: '', rows: 0 },
    ],
  });
  renderPage(<ReferencesPage />, staff);
  const link = await screen.findByRole('link', { name: title });
  expect(link).toHaveAttribute('href', '/office/references/transport-terminals/');
  expect(link.closest('tr')).toHaveTextContent('70');
  expect(screen.getByText('пусто').closest('tr')).toHaveTextContent('Маркетинговые материалы');
});

it('shows rows in the words of people, and searches them by the URL', async () => {
  const asked = stubRows(tver);
  const { user } = open();
  const row = (await screen.findByText('ПЭК, Тверь')).closest('tr');
  expect(row).toHaveTextContent('20.11.2026');
  await user.type(screen.getByRole('searchbox', { name: 'Поиск по строкам' }), 'твер{Enter}');
  await waitFor(() => expect(asked.at(-1)?.get('query')).toBe('твер'));
  expect(decodeURIComponent(currentLocation().location.search)).toBe('?query=твер');
});

it('adds a row by the fields that the server describes, and takes it back', async () => {
  stubRows();
  const sent = api.answers(addReferenceRow, tver);
  const removed = api.answers(removeReferenceRow, { before: tver, now: null, uses: null });
  const { user } = open();
  expect(await screen.findByText('Строк пока нет')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Добавить строку' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Перевозчик'), 'ПЭК');
  await user.type(dialog.getByLabelText('Город'), 'Тверь');
  await user.type(dialog.getByLabelText('Открыт'), '2026-11-20');
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  await screen.findByText('Добавлено: ПЭК, Тверь');
  expect(sent).toEqual([
    { fields: { company: 'pek', city: 'Тверь', hours: '', openedOn: '2026-11-20', isActive: true } },
  ]);
  await user.click(screen.getAllByRole('button', { name: 'Вернуть' }).at(-1)!);
  await screen.findByText('Вернули как было: ПЭК, Тверь');
  expect(removed).toHaveLength(1);
});

it('saves a row over the one that was opened; a refusal stands at its field and loses nothing', async () => {
  stubRows(tver);
  api.refuses(saveReferenceRow, 400, 'validation', 'Такая строка уже есть', 'city');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Изменить: ПЭК, Тверь' }));
  const city = await screen.findByLabelText('Город');
  await user.type(city, '2');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Такая строка уже есть')).toBeVisible();
  expect(city).toHaveValue('Тверь2');
  const sent = api.answers(saveReferenceRow, tver);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Сохранено: ПЭК, Тверь');
  expect(sent).toEqual([{ fields: { ...tver.fields, city: 'Тверь2' }, before: tver.fields }]);
});

it('says who uses a row that was switched off instead of deleted, and switches it on again', async () => {
  stubRows(tver);
  const now = { ...tver, fields: { ...tver.fields, isActive: false } };
  api.answers(removeReferenceRow, { before: tver, now, uses: '3 заказа' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Удалить: ПЭК, Тверь' }));
  await screen.findByText('Отключено: ПЭК, Тверь. Удалить нельзя, используют: 3 заказа');
  const sent = api.answers(saveReferenceRow, tver);
  await user.click(screen.getAllByRole('button', { name: 'Вернуть' }).at(-1)!);
  await screen.findByText('Вернули как было: ПЭК, Тверь');
  expect(sent).toEqual([{ fields: tver.fields, before: now.fields }]);
});

it('reports in words why a row stays', async () => {
  stubRows(tver);
  api.refuses(removeReferenceRow, 400, 'validation', 'Строку нельзя удалить', 'isActive');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Удалить: ПЭК, Тверь' }));
  expect(await screen.findByText('ПЭК, Тверь: не удалено. Строку нельзя удалить')).toBeInTheDocument();
});

it('offers to try again when the rows do not load', async () => {
  api.answers(getReference, terminals);
  api.refuses(getReferenceRows, 503, 'unavailable', 'Сервис временно недоступен');
  open();
  expect(await screen.findByText('Не удалось загрузить строки')).toBeVisible();
});
