import { getOfficeJournal, type JournalEntry, undoOfficeChange } from '@shop/contracts/office/journal';
import { currentLocation } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { JournalPage } from './journal-page.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});

const buildEntryWith = (part: Partial<JournalEntry> = {}): JournalEntry => ({
  id: 7,
  at: '2026-11-26T09:05:00.000Z',
  by: 'Ольга Кузнецова (office@demo.example)',
  kind: 'office.settings',
  action: 'Изменена настройка',
  subject: 'Тарифы доставки',
  changes: [{ title: 'Курьером', before: '1 200,00 ₽', after: '900,00 ₽' }],
  isUndo: false,
  canUndo: true,
  ...part,
});

/** Answers with these entries; returns the queries in which they were asked for. */
function stubJournal(items: readonly JournalEntry[], { pageNumber = 1, pageCount = 1 } = {}) {
  const asked: URLSearchParams[] = [];
  const kinds: JournalEntry['kind'][] = ['office.terms', 'office.settings'];
  api.answers(getOfficeJournal, ({ url }) => {
    asked.push(new URL(url).searchParams);
    const pageNavigation = { pageNumber, pageCount, pageSize: 20, recordCount: items.length };
    return { items: [...items], kinds, pageNavigation };
  });
  return asked;
}

const open = (url = '/office/journal/') =>
  renderPage(
    <>
      <JournalPage />
      <Toaster />
    </>,
    { url, role: 'MANAGER', scope: [], staffRights: ['office.settings', 'office.terms'] },
  );

it('opens a long text on request', async () => {
  const text = 'Я даю согласие. '.repeat(40);
  stubJournal([buildEntryWith({ changes: [{ title: 'Текст', before: '', after: text }] })]);
  const { user } = open();
  const summary = await screen.findByText('Текст');
  expect(screen.getByText(/^Я даю согласие/)).not.toBeVisible();
  await user.click(summary);
  expect(screen.getByText(/^Я даю согласие/)).toBeVisible();
});

it('shows who changed what, what it was before and what it is now (§6.50)', async () => {
  stubJournal([
    buildEntryWith(),
    buildEntryWith({
      ...{ id: 6, kind: 'office.terms', action: 'Изменены условия', subject: 'ООО «Ромашка», 1001' },
      changes: [
        { title: 'Договор Д-1: лимит', before: '', after: '500 000,00 ₽' },
        { title: 'Бонусный план', before: 'план 100,00 ₽', after: '' },
      ],
      ...{ isUndo: true, canUndo: false },
    }),
    buildEntryWith({
      id: 5,
      action: 'Добавлен вид цен',
      subject: 'Крупный опт',
      changes: [],
      canUndo: false,
    }),
  ]);
  open();
  const [, first, second, third] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent('Изменена настройка');
  expect(first).toHaveTextContent('Тарифы доставки');
  expect(first).toHaveTextContent('Курьером: 1 200,00 ₽ → 900,00 ₽');
  expect(first).toHaveTextContent('Ольга Кузнецова (office@demo.example)');
  expect(first).toHaveTextContent('26.11.2026, 12:05');
  expect(second).toHaveTextContent('Изменены условияОтмена');
  expect(second).toHaveTextContent('Договор Д-1: лимит: 500 000,00 ₽');
  expect(second).toHaveTextContent('Бонусный план: план 100,00 ₽ → нет');
  expect(within(second!).queryByRole('button')).not.toBeInTheDocument();
  expect(third).toHaveTextContent('Добавлен вид цен');
});

it('undoes a change, says so and shows the new entry on top, with the focus near it (§6.52)', async () => {
  stubJournal([buildEntryWith()], { pageNumber: 2, pageCount: 2 });
  const undone = buildEntryWith({ id: 9, isUndo: true });
  const sent = api.answers(undoOfficeChange, undone);
  const { user } = open('/office/journal/?page=2&kind=office.settings');
  const button = await screen.findByRole('button', { name: 'Отменить: Изменена настройка, Тарифы доставки' });
  const asked = stubJournal([undone, buildEntryWith({ canUndo: false })], { pageCount: 2 });
  await user.click(button);
  expect(await screen.findByText('Отменено: Изменена настройка, Тарифы доставки')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  await waitFor(() => expect(currentLocation().location.search).toBe('?kind=office.settings'));
  await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('Отмена'));
  expect(asked.at(-1)?.get('PAGEN_1')).toBe('1');
  expect(screen.getByRole('button', { name: /^Отменить/ })).toHaveFocus();
});

it('says why nothing was undone, and reads the journal again', async () => {
  stubJournal([buildEntryWith()]);
  api.refuses(undoOfficeChange, 409, 'conflict', 'С тех пор это изменили ещё раз');
  const { user } = open();
  const button = await screen.findByRole('button', { name: /^Отменить/ });
  stubJournal([buildEntryWith({ id: 8, subject: 'Продавец' }), buildEntryWith({ canUndo: false })]);
  await user.click(button);
  expect(
    await screen.findByText(/Тарифы доставки: не\sотменено. С тех пор это изменили ещё раз/),
  ).toBeInTheDocument();
  expect(await screen.findByText('Продавец')).toBeVisible();
});

it('keeps search and kind in the address, and offers only kinds that the user may see', async () => {
  const asked = stubJournal([buildEntryWith()]);
  const { user } = open('/office/journal/?query=тариф');
  const kinds = screen.getByLabelText('Раздел');
  await waitFor(() =>
    expect(
      within(kinds)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Все', 'Клиенты и\u00a0условия', 'Настройки']),
  );
  expect(screen.getByLabelText('Что меняли или кто')).toHaveValue('тариф');
  await user.selectOptions(kinds, 'Настройки');
  await waitFor(() => expect(asked.at(-1)?.get('kind')).toBe('office.settings'));
  expect(asked.at(-1)?.get('q')).toBe('тариф');
  expect(currentLocation().location.search).toContain('kind=office.settings');
});

it('says what will be here in a new shop, and resets a search that finds nothing', async () => {
  stubJournal([]);
  const { user } = open('/office/journal/?query=нет');
  await user.click(await screen.findByRole('button', { name: 'Сбросить поиск' }));
  expect(await screen.findByText('Изменений пока нет')).toBeVisible();
  expect(currentLocation().location.search).toBe('');
});

it('keeps the tabs and offers another try when the journal does not load', async () => {
  api.refuses(getOfficeJournal, 503, 'unavailable', 'Сервис временно недоступен');
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(screen.getByRole('link', { name: 'Журнал' })).toBeVisible();
  stubJournal([buildEntryWith()]);
  await user.click(retry);
  expect(await screen.findByText('Тарифы доставки')).toBeVisible();
});
