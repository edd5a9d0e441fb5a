import { getUserToken } from '@shop/contracts/account/impersonation';
import { updateProfile } from '@shop/contracts/account/profile';
import {
  type CompanyUser,
  createCompanyUser,
  getCompanyUsers,
  getOwnCompanies,
  updateUserRights,
} from '@shop/contracts/manager/company';
import { currentLocation } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { buildOwnCompanyWith, buildPersonWith, pageOf } from '../testing/own-company.builder.ts';
import { OwnCompaniesPage } from './own-companies-page.tsx';

const api = stubApi();

beforeAll(async () => {
  // Preloads the lazy chunk, so that tests do not wait for it.
  await import('./people/person-dialog.tsx');
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});
beforeEach(() => {
  api.answers(getOwnCompanies, { items: [buildOwnCompanyWith()] });
});

const self = buildPersonWith({
  id: 1,
  name: 'Анна',
  lastName: 'Петрова',
  email: 'buyer@demo.example',
  isAdmin: true,
  isSelf: true,
});
const show = (url = '/mycompanies/people/') =>
  renderPage(
    <>
      <OwnCompaniesPage />
      <Toaster />
    </>,
    { url },
  );

/** Stubs a server that stores these people. */
function stubServer(people: CompanyUser[], canEdit = true) {
  const stored = { people };
  api.answers(getCompanyUsers, () => ({ ...pageOf(stored.people), canEdit }));
  return stored;
}
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

it('lists people with position, permissions and state, without actions on oneself', async () => {
  stubServer([
    self,
    buildPersonWith({ isInvited: true }),
    buildPersonWith({ id: 3, lastName: 'Ушла', isActive: false }),
  ]);
  show();
  const clerk = await rowOf('Соколова Ирина');
  for (const words of ['Кладовщик', 'Приглашён', 'Цены, Обращения'])
    expect(clerk.getByText(words)).toBeVisible();
  const own = await rowOf('Петрова Анна');
  expect(own.getByText('Это вы')).toBeVisible();
  expect(own.queryByRole('button')).toBeNull();
  expect((await rowOf('Ушла Ирина')).getByText('Отключён')).toBeVisible();
});

it('invites a colleague with the rights chosen, each of which says what it gives (§1.44)', async () => {
  stubServer([self]);
  const sent = api.answers(
    createCompanyUser,
    buildPersonWith({ isInvited: true, email: 'new@demo.example' }),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Добавить сотрудника' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Видеть баланс, платежи и акты сверки')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /почта/ }), 'new@demo.example');
  await user.type(dialog.getByRole('textbox', { name: /Фамилия/ }), 'Новая');
  await user.type(dialog.getByRole('textbox', { name: /Имя/ }), 'Нина');
  await user.click(dialog.getByRole('checkbox', { name: 'Финансы' }));
  await user.click(dialog.getByRole('button', { name: 'Пригласить' }));
  expect(await screen.findByText(/Приглашение отправлено/)).toBeVisible();
  expect(sent).toEqual([
    {
      contragent: 1,
      email: 'new@demo.example',
      name: 'Нина',
      last_name: 'Новая',
      second_name: '',
      personal_phone: '',
      work_position: '',
      is_admin: false,
      rights: ['prices', 'finances'],
    },
  ]);
});

it('reports a used email at its field, and keeps everything typed', async () => {
  stubServer([self]);
  api.refuses(createCompanyUser, 409, 'conflict', 'Эта почта занята', 'email');
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Добавить сотрудника' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /почта/ }), 'new@demo.example');
  await user.type(dialog.getByRole('textbox', { name: /Фамилия/ }), 'Новая');
  await user.type(dialog.getByRole('textbox', { name: /Имя/ }), 'Нина');
  await user.click(dialog.getByRole('button', { name: 'Пригласить' }));
  expect(await dialog.findByText('Эта почта занята')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /почта/ })).toHaveFocus();
  expect(dialog.getByRole('textbox', { name: /Имя/ })).toHaveValue('Нина');
});

it('makes a colleague an administrator, and sends nothing that has not changed', async () => {
  stubServer([self, buildPersonWith()]);
  const rights = api.answers(updateUserRights, undefined);
  const names = api.answers(updateProfile, undefined);
  const { user } = show();
  await user.click((await rowOf('Соколова Ирина')).getByRole('button', { name: /^Изменить/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Администратор компании' }));
  expect(dialog.getByRole('checkbox', { name: 'Финансы' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Ирина Соколова: изменения сохранены')).toBeVisible();
  expect(rights).toEqual([{ contragent: 1, user_id: 2, is_admin: true, rights: ['prices', 'appeals'] }]);
  expect(names).toEqual([]);
});

it('removes a colleague and undoes it, keeping the focus', async () => {
  const stored = stubServer([self, buildPersonWith()]);
  const sent = api.answers(updateProfile, undefined);
  const { user } = show();
  const button = (await rowOf('Соколова Ирина')).getByRole('button', { name: /^Отключить/ });
  stored.people = [self, buildPersonWith({ isActive: false })];
  await user.click(button);
  const back = await (await rowOf('Соколова Ирина')).findByRole('button', {
    name: 'Вернуть: Ирина Соколова',
  });
  expect(back).toHaveFocus();
  stored.people = [self, buildPersonWith()];
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  await screen.findByRole('button', { name: /^Отключить/ });
  expect(sent).toEqual([
    { user_id: 2, contragent: 1, active: false },
    { user_id: 2, contragent: 1, active: true },
  ]);
});

it('explains that only administrators can change people', async () => {
  stubServer([self, buildPersonWith()], false);
  show();
  expect(await screen.findByText(/может администратор компании ООО «Ромашка»/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Добавить сотрудника' })).toBeNull();
  expect((await rowOf('Соколова Ирина')).queryByRole('button')).toBeNull();
});

it('says why a colleague cannot be impersonated, and stays', async () => {
  stubServer([self, buildPersonWith()]);
  api.refuses(getUserToken, 403, 'forbidden', 'Этого сотрудника отключил магазин');
  const { user } = show();
  await user.click((await rowOf('Соколова Ирина')).getByRole('button', { name: 'Войти как Ирина Соколова' }));
  expect(await screen.findByText(/Этого сотрудника отключил магазин/)).toBeVisible();
});

it('searches and filters by the URL, from the first page on', async () => {
  const asked: URLSearchParams[] = [];
  api.answers(getCompanyUsers, ({ url }) => {
    asked.push(new URL(url).searchParams);
    return { ...pageOf(asked.length > 1 ? [] : [self], asked.length > 1 ? 1 : 3, 41), canEdit: true };
  });
  const { user } = show('/mycompanies/people/?page=3');
  await screen.findByText('Петрова Анна');
  await user.type(screen.getByRole('searchbox'), 'нет такого{Enter}');
  await waitFor(() => expect(asked.at(-1)?.get('query')).toBe('нет такого'));
  expect(asked.at(-1)?.get('page')).toBe('1');
  expect(currentLocation().location.search).toContain('query=');
});
