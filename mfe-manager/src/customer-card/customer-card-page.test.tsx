import { getUserToken } from '@shop/contracts/account/impersonation';
import { getManagedCounterparty, type ManagedCard } from '@shop/contracts/manager/manager';
import {
  addUserToCompanies,
  cancelInvitation,
  getUsersToAdd,
  inviteClientUser,
  removeUserFromCompany,
} from '@shop/contracts/manager/manager-users';
import { Route, Routes } from '@shop/platform/router';
import { provideHost, type SlotFiller } from '@shop/remote';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { buildCardWith } from '../testing/client.builder.ts';
import { buildPersonWith, pageOf } from '../testing/own-company.builder.ts';
import { CustomerCardPage } from './customer-card-page.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});

/** Stubs the shell with one widget in the card. */
function fillWith(filler: Pick<SlotFiller, 'area' | 'load'>): void {
  const fillers = [{ title: 'Деньги', code: 'customer-money', ...filler }];
  provideHost({
    siteName: 'Спецоснова',
    fillers: () => fillers as never,
    pageShown: () => undefined,
    report: () => undefined,
    reloadAfterChunkFailure: () => false,
  });
}

const open = (url = '/manager/mycompanies/romashka/') =>
  renderPage(
    <>
      <Routes>
        <Route path="/manager/mycompanies/:code/*" element={<CustomerCardPage />} />
      </Routes>
      <Toaster />
    </>,
    { url, role: 'MANAGER', scope: [] },
  );
const keep = (part: Partial<ManagedCard> = {}) => api.answers(getManagedCounterparty, buildCardWith(part));

it('shows requisites, people and sale points of a client (§3.66)', async () => {
  keep();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'ООО «Ромашка»' })).toBeVisible();
  expect(screen.getByText('7707083893')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Сотрудники' })).toHaveTextContent('Соколова Ирина');
  expect(screen.getByRole('link', { name: /2.торговые точки/ })).toHaveAttribute(
    'href',
    '/manager/mycompanies/salepoints/?contragent=romashka',
  );
});

it('stays usable while a widget of another area fails', async () => {
  fillWith({ area: 'finances', load: () => Promise.reject(new Error('gone')) });
  keep();
  open();
  expect(await screen.findByText('Раздел «Деньги» сейчас не открывается')).toBeVisible();
  expect(screen.getByText('7707083893')).toBeVisible();
});

it('starts impersonating a user, or says why it failed', async () => {
  keep();
  api.refuses(getUserToken, 403, 'forbidden', 'Эта учётная запись отключена');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Войти как Ирина Соколова' }));
  expect(
    await screen.findByText(/Войти как Ирина Соколова не.получилось. Эта учётная запись отключена/),
  ).toBeVisible();
});

it.each([
  ['компания отключена', { isActive: false }, {}],
  ['доступ компании закрыт', { isClosed: true }, {}],
  ['учётная запись отключена', {}, { isActive: false }],
  ['приглашение ещё не принято', {}, { isInvited: true }],
])('says that one cannot go on as somebody: %s', async (why, company, person) => {
  keep({ ...company, users: [{ ...buildPersonWith(person), canActFor: false }] });
  open();
  const people = within(await screen.findByRole('list', { name: 'Сотрудники' }));
  expect(people.getByText((text) => text.replace('\u00a0', ' ') === `Войти нельзя: ${why}`)).toBeVisible();
  expect(people.queryByRole('button')).toBeNull();
});

it('attaches a user with permissions, and undoes it in one click', async () => {
  keep();
  api.answers(
    getUsersToAdd,
    pageOf([{ id: 7, name: 'Котов Пётр', email: 'kotov@demo.example', companies: ['ИП Петрова'] }]),
  );
  const sent = api.answers(addUserToCompanies, { added: [1] });
  const undone = api.answers(removeUserFromCompany, undefined);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Добавить сотрудника' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('searchbox')).toHaveFocus();
  await user.click(await dialog.findByRole('radio', { name: /Котов Пётр/ }));
  // The company has no administrator yet.
  expect(dialog.getByRole('checkbox', { name: /Администратор компании/ })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Добавить: Котов Пётр' }));
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(undone).toEqual([{ user_id: 7, contragent: 1 }]));
  expect(sent).toEqual([{ user_id: 7, contragents: [1], is_admin: true, rights: ['prices'] }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('invites the first person by email or phone as an administrator, and cancels an SMS invitation', async () => {
  keep({ users: [], userCount: 0, invitations: [{ phone: '79995550011', isAdmin: true }] });
  const sent = api.answers(inviteClientUser, { state: 'invited' });
  const cancelled = api.answers(cancelInvitation, undefined);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Пригласить' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('checkbox', { name: /Администратор компании/ })).toBeChecked();
  await user.type(dialog.getByRole('textbox', { name: /Фамилия/ }), 'Первая');
  await user.type(dialog.getByRole('textbox', { name: /Имя/ }), 'Анна');
  await user.click(dialog.getByRole('button', { name: 'Пригласить' }));
  expect(await dialog.findByText('Укажите почту или телефон')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Телефон/ }), '9995550022');
  await user.click(dialog.getByRole('button', { name: 'Пригласить' }));
  expect(await screen.findByText(/Приглашение отправлено по.смс/)).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({ contragent: 1, email: '', personal_phone: '79995550022', is_admin: true }),
  ]);
  keep({ users: [], userCount: 0, invitations: [] });
  await user.click(screen.getByRole('button', { name: /^Отозвать приглашение: \+7 \(999\) 555-00-11/ }));
  await waitFor(() => expect(cancelled).toEqual([{ contragent: 1, personal_phone: '79995550011' }]));
  await waitFor(() => expect(screen.queryByText(/555-00-11/)).toBeNull());
  expect(screen.getByRole('button', { name: 'Пригласить' })).toHaveFocus();
});

it('says that there is no such client, and links to the list', async () => {
  api.refuses(getManagedCounterparty, 404, 404 as never, 'Такой компании нет');
  open();
  expect(await screen.findByText('Такой компании нет')).toBeVisible();
  expect(screen.getByRole('link', { name: /компаниям клиентов/ })).toBeVisible();
});
