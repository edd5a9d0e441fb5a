import { openDocument } from '@shop/contracts/basket-order/orders';
import {
  exportFinances,
  type FinanceHistory,
  getFinanceHistory,
  getFinanceSections,
} from '@shop/contracts/finances/finances';
import { addDays } from '@shop/domain/calendar/calendar-days';
import { moscowToday } from '@shop/domain/format/date';
import { publish } from '@shop/platform/events';
import { currentLocation } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildHistoryDocumentWith, buildHistoryOf, buildSections } from '../testing/finances.builder.ts';
import { HistoryPage } from './history-page.tsx';

const api = stubApi();
const today = moscowToday();

function answer(
  items: FinanceHistory['items'],
  navigation: Parameters<typeof buildHistoryOf>[1] = {},
): Record<string, string>[] {
  const asked: Record<string, string>[] = [];
  api.answers(getFinanceSections, buildSections());
  api.answers(getFinanceHistory, (request) => {
    asked.push(Object.fromEntries(new URL(request.url).searchParams));
    return buildHistoryOf(items, navigation);
  });
  return asked;
}
const open = (search = '') =>
  renderPage(
    <>
      <HistoryPage />
      <Toaster />
    </>,
    { url: `/finances/history/${search}` },
  );
const rowOf = async (number: string) =>
  (await screen.findByText(new RegExp(number))).closest('tr') as HTMLElement;

it('shows the sum of each document, how far it is paid, and links to the order', async () => {
  answer([
    buildHistoryDocumentWith({ number: 'У-1', state: 'paid' }),
    buildHistoryDocumentWith({
      id: 2,
      number: 'У-2',
      state: 'partly',
      openKopecks: 30_000_00,
      dueOn: '2099-01-05',
    }),
    buildHistoryDocumentWith({ id: 3, number: 'У-3', state: 'unpaid', openKopecks: 70_000_00 }),
    buildHistoryDocumentWith({
      id: 4,
      number: 'У-4',
      state: 'overdue',
      openKopecks: 70_000_00,
      dueOn: addDays(today, -5),
    }),
    buildHistoryDocumentWith({
      id: 5,
      kind: 'payment',
      number: '311',
      kopecks: -20_000_00,
      state: 'none',
      order: null,
      documentId: null,
    }),
  ]);
  open();
  const paid = await rowOf('У-1');
  expect(paid).toHaveTextContent(/Отгрузка № У-1.*от 01\.10\.2026.*договор № П-17.*70\s000,00\s₽.*Оплачен/);
  expect(within(paid).getByRole('link', { name: /Заказ №\sЗК-000004/ })).toHaveAttribute(
    'href',
    '/orders/4/',
  );
  expect(await rowOf('У-2')).toHaveTextContent(/Оплачен частично.*осталось 30\s000,00\s₽.*до 05\.01\.2099/);
  expect(await rowOf('У-3')).toHaveTextContent('Не оплачен');
  expect(await rowOf('У-4')).toHaveTextContent('Просрочен на 5 дней');
  const payment = await rowOf('311');
  expect(payment).toHaveTextContent(/Оплата № 311.*20\s000,00\s₽/);
  expect(within(payment).queryByRole('button')).not.toBeInTheDocument();
});

it('totals everything found, not only the page', async () => {
  answer([buildHistoryDocumentWith()], { recordCount: 24, pageCount: 3 });
  open();
  const totals = await screen.findByRole('group', { name: 'Итоги найденного' });
  expect(totals).toHaveTextContent(/Начислено90\s000,00\s₽.*Зачтено20\s000,00\s₽.*Не\sоплачено70\s000,00\s₽/);
  expect(screen.getByText('24 документа')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute(
    'href',
    '/finances/history/?page=2',
  );
});

it('filters by the URL, and writes the choice there', async () => {
  const asked = answer([buildHistoryDocumentWith()], { pageNumber: 2, pageCount: 3, recordCount: 24 });
  const { user } = open(
    '?contragent=romashka&contract=2&kind=payment&dateFrom=2026-01-01&dateTo=2026-03-31&page=2',
  );
  await rowOf('УПД-9');
  expect(asked).toEqual([
    {
      page: '2',
      pageSize: '10',
      contragent: 'romashka',
      contract: '2',
      kind: 'payment',
      filterDateFrom: '2026-01-01',
      filterDateTo: '2026-03-31',
    },
  ]);
  answer([buildHistoryDocumentWith()]);
  await user.selectOptions(screen.getByLabelText('Вид документа'), 'Отгрузка');
  expect(currentLocation().location.search).toBe(
    '?contragent=romashka&contract=2&kind=shipment&dateFrom=2026-01-01&dateTo=2026-03-31',
  );
  await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
  expect(currentLocation().location.search).toBe('?contragent=romashka&contract=2');
  expect(screen.getByLabelText('Вид документа')).toHaveFocus();
});

it('reports a reversed period at its field, and requests nothing', async () => {
  const asked = answer([buildHistoryDocumentWith()]);
  open('?dateFrom=2026-03-31&dateTo=2026-01-01&kind=nonsense&page=0');
  await rowOf('УПД-9');
  expect(screen.getByLabelText('По')).toHaveAccessibleDescription('Начало периода позже его конца');
  expect(asked).toEqual([{ page: '1', pageSize: '10' }]);
});

it('keeps the previous list, dimmed, while another loads', async () => {
  answer([buildHistoryDocumentWith()]);
  const { user } = open();
  await rowOf('УПД-9');
  api.hangs(getFinanceHistory);
  await user.selectOptions(screen.getByLabelText('Вид документа'), 'Бонус');
  expect(screen.getByRole('table').closest('[aria-busy="true"]')).not.toBeNull();
  expect(await rowOf('УПД-9')).toBeVisible();
});

it('opens the document as PDF in a tab of its own', async () => {
  answer([buildHistoryDocumentWith()]);
  api.answers(openDocument, { url: '/api/files/one/' });
  const tab = { opener: window, document: { title: '' }, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as never);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^PDF: Отгрузка №\sУПД-9$/ }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(`${location.origin}/api/files/one/`));
  expect(tab.opener).toBeNull();
});

it('says why a document cannot be opened, and closes the tab again', async () => {
  answer([buildHistoryDocumentWith()]);
  api.refuses(openDocument, 403, 'forbidden', 'Недостаточно прав');
  const tab = { opener: window, document: { title: '' }, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as never);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^PDF: Отгрузка №\sУПД-9$/ }));
  expect(await screen.findByText(/Отгрузка № УПД-9 не\sоткрыт\. Недостаточно прав/)).toBeVisible();
  expect(tab.close).toHaveBeenCalled();
  for (const close of screen.queryAllByRole('button', { name: 'Скрыть сообщение' })) fireEvent.click(close);
});

it('saves everything found as XLSX', async () => {
  answer([buildHistoryDocumentWith()]);
  URL.createObjectURL = jest.fn(() => 'blob:file');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const bodies = api.answers(exportFinances, { url: '/api/files/two/' });
  api.serves('/api/files/two/', {});
  const { user } = open('?kind=payment');
  await rowOf('УПД-9');
  await user.click(screen.getByRole('button', { name: 'Скачать Excel' }));
  await waitFor(() => expect(bodies).toEqual([{ section: 'history', kind: 'payment' }]));
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
});

it('distinguishes an empty filter from an empty history', async () => {
  answer([]);
  const { user } = open('?kind=bonus');
  expect(await screen.findByText('Таких документов нет')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
  expect(await screen.findByText('Операций пока не было')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Скачать Excel' })).toBeDisabled();
});

it('updates when the ledger changes', async () => {
  answer([buildHistoryDocumentWith()]);
  open();
  await rowOf('УПД-9');
  answer([buildHistoryDocumentWith({ number: 'УПД-10' })]);
  act(() => publish('ledger.changed', {}));
  expect(await rowOf('УПД-10')).toBeVisible();
});

it('says why it is missing, and retries', async () => {
  api.refuses(getFinanceHistory, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  answer([buildHistoryDocumentWith()]);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await rowOf('УПД-9')).toBeVisible();
});

it('says that the company of the URL is another’s, and that a permission was revoked (§2.110, §2.111)', async () => {
  api.refuses(getFinanceHistory, 404, 404, 'Такой компании нет');
  const { unmount } = open('?contragent=strange');
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(
    'Такой компании или договора нет',
  );
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Мои финансы' })).toHaveAttribute('href', '/finances/');
  unmount();
  api.answers(getFinanceSections, buildSections());
  api.refuses(getFinanceHistory, 403, 'forbidden', 'Недостаточно прав');
  open();
  expect(await screen.findByText('Нужно право видеть финансы')).toBeVisible();
});
