import { getManagedCounterparties } from '@shop/contracts/manager/manager';
import { getAppealTypes, getManagedAppeals, type ManagedAppeal } from '@shop/contracts/support/appeals';
import { publish } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { AppealsPage } from './appeals-page.tsx';

const api = stubApi();

beforeEach(() => {
  api.answers(getAppealTypes, { items: [] });
});

const agoMinutes = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const buildAppealWith = (part: Partial<ManagedAppeal> = {}): ManagedAppeal => ({
  id: 5,
  number: 'ОБР-5',
  subject: 'Не хватает двух пар перчаток',
  typeName: 'Недостача',
  status: 'new',
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-02T09:30:00.000Z',
  unreadCount: 0,
  counterpartyName: 'ООО «Ромашка»',
  counterpartyCode: 'romashka',
  firstAnsweredAt: null,
  waitingSince: agoMinutes(130),
  ...part,
});

const listOf = (
  items: ManagedAppeal[],
  figures = { unanswered: items.length, firstAnswerMinutes: 130 as number | null },
) => ({
  items,
  navigation: { navNum: 1, pageNumber: 1, pageCount: 1, pageSize: 10, recordCount: items.length },
  figures,
});

const open = (url = '/appeal/') => renderPage(<AppealsPage />, { url, role: 'MANAGER', scope: [] });
const search = () => Object.fromEntries(new URLSearchParams(location.search));

/** Records the queries of the requests for appeals. */
function remember(answer: Parameters<typeof listOf>) {
  const asked: Record<string, string>[] = [];
  api.answers(getManagedAppeals, ({ url }) => {
    asked.push(Object.fromEntries(new URL(url).searchParams));
    return listOf(...answer);
  });
  return asked;
}

it('begins with unanswered appeals: company, waiting time and time to the first answer', async () => {
  const asked = remember([
    [
      buildAppealWith(),
      buildAppealWith({
        id: 6,
        subject: 'Давнее',
        waitingSince: agoMinutes(26 * 60),
        firstAnsweredAt: '2026-11-01T09:20:00.000Z',
      }),
    ],
  ]);
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Обращения клиентов' })).toBeVisible();
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent(/ООО «Ромашка»Новое2.ч 10.минещё нет/);
  expect(second).toHaveTextContent(/Новое1.день 2.ч20.мин/);
  expect(screen.getByText(/^Первый ответ обычно через 2.ч 10.мин$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ждут ответа 2' })).toHaveAttribute('aria-current', 'page');
  expect(asked[0]).toMatchObject({ unanswered: 'true' });
  expect(screen.queryByRole('link', { name: 'Новое обращение' })).not.toBeInTheDocument();
});

it('shows all of them on the other tab, and the solved ones only there', async () => {
  const asked = remember([[buildAppealWith({ waitingSince: null })]]);
  const { user } = open();
  await screen.findByText('Не хватает двух пар перчаток');
  expect(screen.queryByRole('option', { name: 'Решено' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Все' }));
  expect(search()).toEqual({ view: 'all' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Статус' }), 'Решено');
  expect(search()).toEqual({ view: 'all', status: 'solved' });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: 'solved', unanswered: 'false' }));
  expect(screen.getByRole('link', { name: /Ждут ответа/ })).toHaveAttribute('href', '/appeal/');
});

it('reads a link to solved appeals as one among all', async () => {
  remember([[buildAppealWith()]]);
  open('/appeal/?status=solved');
  await screen.findByText('Не хватает двух пар перчаток');
  expect(search()).toEqual({ view: 'all', status: 'solved' });
  expect(screen.getByRole('link', { name: 'Все' })).toHaveAttribute('aria-current', 'page');
});

it('filters by one client found by search, and clears the filter', async () => {
  const asked = remember([[buildAppealWith()]]);
  api.answers(getManagedCounterparties, {
    items: [
      {
        id: 1,
        code: 'romashka',
        name: 'ООО «Ромашка»',
        kind: 'LEGAL',
        inn: '7707083893',
        kpp: null,
        isActive: true,
        userCount: 1,
        debtKopecks: 0,
        creditLimitKopecks: 0,
        lastOrderAt: null,
      },
    ],
    pageNavigation: { navNum: 1, pageNumber: 1, pageCount: 1, pageSize: 8, recordCount: 1 },
  });
  const { user } = open();
  await user.type(await screen.findByRole('combobox', { name: 'Клиент' }), 'ромаш');
  await user.click(await screen.findByRole('option', { name: /ООО «Ромашка»/ }));
  expect(search()).toEqual({ contragent: 'romashka' });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ contragent: 'romashka' }));
  await user.click(screen.getByRole('button', { name: 'Показать всех клиентов' }));
  expect(search()).toEqual({});
  expect(screen.getByRole('combobox', { name: 'Клиент' })).toHaveFocus();
});

it("filters by the manager's own clients", async () => {
  const asked = remember([[buildAppealWith()]]);
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Только мои клиенты' }));
  expect(search()).toEqual({ mine: '1' });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ mine: 'true' }));
});

it('shows a new appeal at once', async () => {
  remember([[], { unanswered: 0, firstAnswerMinutes: null }]);
  open();
  expect(await screen.findByText('Всем ответили')).toBeVisible();
  expect(screen.getByText(/первых ответов не.было/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Все обращения' })).toHaveAttribute('href', '/appeal/?view=all');
  remember([[buildAppealWith({ unreadCount: 1 })]]);
  publish('appeal.changed', { appealId: 5 });
  expect(await screen.findByText('Не хватает двух пар перчаток')).toBeVisible();
  expect(screen.getByText(/1.новое/)).toBeVisible();
});
