import { type AppealSummary, getAppeals, getManagedAppeals } from '@shop/shared/contracts/appeals';
import { publish } from '@shop/shared/events';
import { stubApi } from '@shop/shared/testing/api.ts';
import { renderPage } from '@shop/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { AppealsPage } from './appeals-page.tsx';

const api = stubApi();

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

const listOf = <A extends AppealSummary>(items: A[]) => ({
  items,
  navigation: { navNum: 1, pageNumber: 1, pageCount: 1, pageSize: 10, recordCount: items.length },
});

it("shows the company's appeals with their status and leads to each", async () => {
  api.answers(getAppeals, listOf([buildAppealWith()]));
  renderPage(<AppealsPage />, { url: '/appeal/' });
  const subject = await screen.findByRole('link', { name: 'Не хватает двух пар перчаток' });
  expect(subject).toHaveAttribute('href', '/appeal/5/');
  expect(subject.closest('tr')).toHaveTextContent('В работе');
  expect(screen.getByRole('link', { name: 'Новое обращение' })).toHaveAttribute('href', '/appeal/add/');
});

it('shows a manager the appeals of all clients and whose each is', async () => {
  api.answers(getManagedAppeals, listOf([{ ...buildAppealWith(), counterpartyName: 'ООО «Ромашка»' }]));
  renderPage(<AppealsPage />, { url: '/appeal/', role: 'MANAGER', scope: [] });
  expect(await screen.findByText('ООО «Ромашка»')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Новое обращение' })).not.toBeInTheDocument();
});

it('narrows the list by status and keeps the status in the URL', async () => {
  api.answers(getAppeals, ({ url }) =>
    listOf(new URL(url).searchParams.get('status') === 'solved' ? [] : [buildAppealWith()]),
  );
  const { user } = renderPage(<AppealsPage />, { url: '/appeal/' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Статус' }), 'Решено');
  expect(await screen.findByText('С таким статусом обращений нет')).toBeVisible();
  expect(location.search).toBe('?status=solved');
});

it('shows a new appeal as soon as somebody of the company has written it', async () => {
  api.answers(getAppeals, listOf([]));
  renderPage(<AppealsPage />, { url: '/appeal/' });
  expect(await screen.findByText('Обращений пока нет')).toBeVisible();
  api.answers(getAppeals, listOf([buildAppealWith()]));
  publish('appeal.changed', { appealId: 5 });
  expect(await screen.findByText('Не хватает двух пар перчаток')).toBeVisible();
});

it('tells why the list is missing and tries again', async () => {
  api.refuses(getAppeals, 503, 'unavailable', 'База данных не отвечает');
  const { user } = renderPage(<AppealsPage />, { url: '/appeal/' });
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getAppeals, listOf([buildAppealWith()]));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Не хватает двух пар перчаток')).toBeVisible();
});

it('tells a user without the right where to get it, and asks the server nothing', async () => {
  renderPage(<AppealsPage />, { url: '/appeal/', scope: ['prices'] });
  expect(await screen.findByText('Нужно право на обращения')).toBeVisible();
});

it('offers no second try once the right has been taken away', async () => {
  api.refuses(getAppeals, 403, 'forbidden', 'Недостаточно прав для этого действия');
  renderPage(<AppealsPage />, { url: '/appeal/' });
  expect(await screen.findByText('Нужно право на обращения')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
});
