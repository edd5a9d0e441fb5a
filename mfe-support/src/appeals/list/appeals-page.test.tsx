import { type AppealSummary, getAppeal, getAppeals, getAppealTypes } from '@shop/contracts/support/appeals';
import { publish } from '@shop/platform/events';
import { queryClient } from '@shop/platform/query';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { appealQuery } from '../common/appeals.queries.ts';
import { AppealsPage } from './appeals-page.tsx';

const api = stubApi();

beforeEach(() => {
  api.answers(getAppealTypes, { items: [{ id: 2, code: 'shortage', name: 'Недостача' }] });
});

const buildAppealWith = (part: Partial<AppealSummary> = {}): AppealSummary => ({
  id: 5,
  number: 'ОБР-5',
  subject: 'Не хватает двух пар перчаток',
  typeName: 'Недостача',
  status: 'in-progress',
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-02T09:30:00.000Z',
  unreadCount: 0,
  ...part,
});

const listOf = (items: AppealSummary[], part: { pageNumber?: number; pageCount?: number } = {}) => ({
  items,
  navigation: { navNum: 1, pageNumber: 1, pageCount: 1, pageSize: 10, recordCount: items.length, ...part },
});

const search = () => Object.fromEntries(new URLSearchParams(location.search));

it("shows the company's appeals with their status and leads to each", async () => {
  api.answers(getAppeals, listOf([buildAppealWith()]));
  renderPage(<AppealsPage />, { url: '/appeal/' });
  const subject = await screen.findByRole('link', { name: 'Не хватает двух пар перчаток' });
  expect(subject).toHaveAttribute('href', '/appeal/5/');
  expect(subject.closest('tr')).toHaveTextContent('№ ОБР-5 · НедостачаВ работе02.11.2026, 12:30');
  expect(screen.getByRole('link', { name: 'Новое обращение' })).toHaveAttribute('href', '/appeal/add/');
});

it('marks appeals with new messages', async () => {
  const items = [buildAppealWith({ unreadCount: 2 }), buildAppealWith({ id: 6, subject: 'Прочитанное' })];
  api.answers(getAppeals, listOf(items));
  renderPage(<AppealsPage />, { url: '/appeal/' });
  const [, unread, read] = await screen.findAllByRole('row');
  expect(unread).toHaveTextContent(/2.новых сообщения/);
  expect(read).not.toHaveTextContent('нов');
});

it('filters by text, status and type in the URL, and resets all', async () => {
  api.answers(getAppeals, ({ url }) => {
    const asked = new URL(url).searchParams;
    const isFound =
      asked.get('status') === null || (asked.get('st') === 'перчатки' && asked.get('type') === '2');
    return listOf(isFound && asked.get('status') !== 'solved' ? [buildAppealWith()] : []);
  });
  const { user } = renderPage(<AppealsPage />, { url: '/appeal/?page=1' });
  await user.type(await screen.findByRole('searchbox', { name: 'Номер, тема или текст' }), 'перчатки{Enter}');
  expect(search()).toEqual({ search: 'перчатки' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Вид' }), 'Недостача');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Статус' }), 'В работе');
  expect(search()).toEqual({ search: 'перчатки', type: '2', status: 'in-progress' });
  expect(await screen.findByText('Не хватает двух пар перчаток')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Статус' }), 'Решено');
  expect(await screen.findByText('Таких обращений нет')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
  expect(search()).toEqual({});
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(await screen.findByText('Не хватает двух пар перчаток')).toBeVisible();
});

it('follows the server to the last page, and keeps the previous page while another loads', async () => {
  api.answers(getAppeals, ({ url }) => {
    const pageNumber = Math.min(Number(new URL(url).searchParams.get('page')), 3);
    return listOf([buildAppealWith({ subject: `Со страницы ${pageNumber}` })], { pageNumber, pageCount: 3 });
  });
  const { user } = renderPage(<AppealsPage />, { url: '/appeal/?page=9' });
  expect(await screen.findByText('Со страницы 3')).toBeVisible();
  await waitFor(() => expect(search()).toEqual({ page: '3' }));
  await user.click(screen.getByRole('link', { name: 'Страница 2' }));
  expect(await screen.findByText('Со страницы 2')).toBeVisible();
  api.hangs(getAppeals);
  await user.click(screen.getByRole('link', { name: 'Страница 1' }));
  expect(search()).toEqual({});
  expect(screen.getByText('Со страницы 2')).toBeVisible();
});

it('explains how to write the first appeal', async () => {
  api.answers(getAppeals, listOf([]));
  renderPage(<AppealsPage />, { url: '/appeal/' });
  expect(await screen.findByText('Обращений пока нет')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Написать нам' })).toHaveAttribute('href', '/appeal/add/');
});

it('shows a new appeal as soon as somebody of the company has written it', async () => {
  api.answers(getAppeals, listOf([]));
  renderPage(<AppealsPage />, { url: '/appeal/' });
  expect(await screen.findByText('Обращений пока нет')).toBeVisible();
  api.answers(getAppeals, listOf([buildAppealWith()]));
  publish('appeal.changed', { appealId: 5 });
  expect(await screen.findByText('Не хватает двух пар перчаток')).toBeVisible();
});

it('prefetches the appeal that the pointer rests on', async () => {
  api.answers(getAppeals, listOf([buildAppealWith()]));
  const appeal = { ...buildAppealWith(), counterpartyName: '', order: null, lines: [], messages: [] };
  api.answers(getAppeal, { appeal });
  const { user } = renderPage(<AppealsPage />, { url: '/appeal/' });
  await user.hover(await screen.findByRole('link', { name: 'Не хватает двух пар перчаток' }));
  await waitFor(() => expect(queryClient.getQueryData(appealQuery(5).queryKey)).toBeDefined());
});

it('says why the list is missing in a modal over the page, and retries (§3.52)', async () => {
  api.refuses(getAppeals, 503, 'unavailable', 'База данных не отвечает');
  const { user } = renderPage(<AppealsPage />, { url: '/appeal/' });
  const modal = within(await screen.findByRole('alertdialog', { name: 'Не удалось загрузить обращения' }));
  expect(modal.getByText('База данных не отвечает')).toBeVisible();
  await user.click(modal.getByRole('button', { name: 'Понятно' }));
  expect(screen.getByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getAppeals, listOf([buildAppealWith()]));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Не хватает двух пар перчаток')).toBeVisible();
});

it('tells a user without the permission who grants it, and requests nothing', async () => {
  renderPage(<AppealsPage />, { url: '/appeal/', scope: ['prices'] });
  expect(await screen.findByText('Нужно право на обращения')).toBeVisible();
});

it('offers no retry once the permission has been revoked', async () => {
  api.refuses(getAppeals, 403, 'forbidden', 'Недостаточно прав для этого действия');
  renderPage(<AppealsPage />, { url: '/appeal/' });
  expect(await screen.findByText('Нужно право на обращения')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
});
