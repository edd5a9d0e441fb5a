import { getManagedCounterparties, getManagedCounterparty } from '@shop/contracts/manager/manager';
import {
  addUserToCompanies,
  getManagedUsers,
  getReassignForm,
  getUserForm,
  reassignOrders,
  removeUserFromCompany,
  saveUserForm,
} from '@shop/contracts/manager/manager-users';
import { currentLocation } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { buildCardWith, buildCounterpartyWith, buildManagedUserWith } from '../testing/client.builder.ts';
import { pageOf } from '../testing/own-company.builder.ts';
import { UsersPage } from './users-page.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});

const open = (url = '/manager/mycompanies/users/') =>
  renderPage(
    <>
      <UsersPage />
      <Toaster />
    </>,
    { url, role: 'MANAGER', scope: [] },
  );

type Wire = ReturnType<typeof buildManagedUserWith>;

/** Stubs a server that stores these users. */
function stubServer(...users: Wire[]) {
  const stored = { users };
  api.answers(getManagedUsers, () => pageOf(stored.users.map(toWire)) as never);
  return stored;
}
const toWire = ({ lastName, secondName, phone, workPosition, ...rest }: Wire) => ({
  ...rest,
  last_name: lastName,
  second_name: secondName,
  personal_phone: phone,
  work_position: workPosition,
  lastName,
  secondName,
  phone,
  workPosition,
});

it('lists people with their companies, each of which leads to its card', async () => {
  stubServer(buildManagedUserWith());
  open();
  const row = (await screen.findByText('Соколова Ирина')).closest('tr');
  for (const words of ['Кладовщик', 'clerk@demo.example', '+7 (900) 000-00-02', '12'])
    expect(row).toHaveTextContent(words);
  expect(screen.getByRole('link', { name: 'ООО «Ромашка»' })).toHaveAttribute(
    'href',
    '/manager/mycompanies/romashka/',
  );
});

it('filters by one company of thousands in the URL, and back to all', async () => {
  const asked: (string | null)[] = [];
  api.answers(getManagedUsers, ({ url }) => {
    asked.push(new URL(url).searchParams.get('contragent'));
    return pageOf([toWire(buildManagedUserWith())]) as never;
  });
  // The path of the card also matches the list, so the list has to be stubbed later.
  api.answers(getManagedCounterparty, buildCardWith({ id: 4, code: 'ip', name: 'ИП Петрова' }));
  api.answers(
    getManagedCounterparties,
    pageOf([buildCounterpartyWith({ id: 4, code: 'ip', name: 'ИП Петрова' })]),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Все компании' }));
  await screen.findByRole('dialog', { name: 'Выберите компанию' });
  await user.click(await screen.findByRole('button', { name: 'Выбрать: ИП Петрова' }));
  await waitFor(() => expect(asked.at(-1)).toBe('4'));
  expect(currentLocation().location.search).toBe('?contragent=ip');
  await user.click(screen.getByRole('button', { name: /Показать все компании/ }));
  await waitFor(() => expect(currentLocation().location.search).toBe(''));
  expect(screen.getByRole('button', { name: 'Все компании' })).toHaveFocus();
});

const role = { id: 1, name: 'ООО «Ромашка»', role: 'USER', isLastAdmin: false } as const;

it('edits a user, and shows a refusal at its field', async () => {
  stubServer(buildManagedUserWith());
  api.answers(getUserForm, { user: toWire(buildManagedUserWith()), roles: [role] } as never);
  api.refuses(saveUserForm, 400, 'validation', 'Этот телефон уже указан', 'personal_phone');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Изменить/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const position = await dialog.findByRole('textbox', { name: 'Должность' });
  expect(dialog.getByRole('textbox', { name: 'Фамилия' })).toHaveFocus();
  await user.clear(position);
  await user.type(position, 'Снабженец');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Роль: ООО «Ромашка»' }), 'ADMIN');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findByText('Этот телефон уже указан')).toBeVisible();
  const sent = api.answers(saveUserForm, undefined);
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/изменения сохранены/)).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      user_id: 2,
      work_position: 'Снабженец',
      active: true,
      role: 'ADMIN',
      contragent: 1,
    }),
  ]);
});

it('saves an unverified phone, and blocks the one reported lost', async () => {
  const waiting = buildManagedUserWith({ phone: '79995550011', isPhoneProven: false });
  stubServer(waiting);
  const loginPhone = '79000000002';
  api.answers(getUserForm, { user: toWire(waiting), loginPhone, roles: [role] } as never);
  const sent = api.answers(saveUserForm, undefined);
  const { user } = open();
  const row = (await screen.findByText('Соколова Ирина')).closest('tr');
  expect(row).toHaveTextContent(/\+7 \(999\) 555-00-11не.подтверждён/);
  await user.click(screen.getByRole('button', { name: /^Изменить/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const phone = await dialog.findByRole('textbox', { name: 'Телефон' });
  expect(phone).toHaveAccessibleDescription(/^Не.подтверждён: войти по.нему можно, когда/);
  await user.clear(phone);
  await user.type(phone, '9000000002');
  expect(phone).toHaveAccessibleDescription(/^Подтверждён\./);
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.clear(phone);
  await user.type(phone, '9995550022');
  await user.click(dialog.getByRole('checkbox', { name: /000-00-02 утерян/ }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(sent).toEqual([
      expect.objectContaining({ personal_phone: '79995550022', loginPhone, isPhoneLost: true }),
    ]),
  );
});

it('explains that the only administrator of a company stays one', async () => {
  stubServer(buildManagedUserWith());
  const last = { ...role, role: 'ADMIN', isLastAdmin: true };
  api.answers(getUserForm, { user: toWire(buildManagedUserWith()), roles: [last] } as never);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Изменить/ }));
  const select = await screen.findByRole('combobox', { name: 'Роль: ООО «Ромашка»' });
  expect(select).toBeDisabled();
  expect(select).toHaveAccessibleDescription(/единственный администратор/);
  expect(screen.getByRole('combobox', { name: 'Учётная запись' })).toBeDisabled();
});

it('removes a user from a company and undoes it', async () => {
  const stored = stubServer(buildManagedUserWith());
  api.answers(getManagedCounterparties, pageOf([buildCounterpartyWith({ id: 4, name: 'ИП Петрова' })]));
  const taken = api.answers(removeUserFromCompany, undefined);
  const back = api.answers(addUserToCompanies, { added: [1] });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Компании/ }));
  const dialog = within(await screen.findByRole('dialog'));
  stored.users = [buildManagedUserWith({ companies: [] })];
  await user.click(dialog.getByRole('button', { name: /^Убрать из.компании ООО «Ромашка»/ }));
  await waitFor(() => expect(dialog.queryByRole('list', { name: 'Сейчас в компаниях' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(back).toEqual([expect.objectContaining({ user_id: 2, contragents: [1] })]));
  expect(taken).toEqual([{ user_id: 2, contragent: 1 }]);
});

it('shows which orders move and who can get them, and how many have moved', async () => {
  stubServer(buildManagedUserWith());
  api.answers(getReassignForm, {
    user: { id: 2, name: 'Ирина Соколова' },
    orderCount: 12,
    openCount: 3,
    orders: [
      { id: 1, number: '77', status: 'Отгружен', companyName: 'ООО «Ромашка»', placedOn: '2026-11-01' },
    ],
    candidates: [
      { id: 5, name: 'Анна Петрова', email: 'a@demo.example', orderCount: 12 },
      { id: 6, name: 'Олег Ким', email: 'o@demo.example', orderCount: 4 },
    ],
  });
  const sent = api.answers(reassignOrders, { moved: 12 });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Переназначить/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Перейдут 12.заказов, из.них открытых: 3/)).toBeVisible();
  expect(dialog.getByText(/№.77/)).toBeVisible();
  expect(dialog.getByText(/ещё 11, более ранних/)).toBeVisible();
  expect(dialog.getByRole('radio', { name: /Олег Ким/ })).toBeDisabled();
  const move = dialog.getByRole('button', { name: /Передать 12.заказов/ });
  await user.click(move);
  expect(dialog.getByText('Выберите, кому передать заказы')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /Анна Петрова/ }));
  await user.click(move);
  expect(await screen.findByText(/Передано: 12.заказов. Теперь их.ведёт Анна Петрова/)).toBeVisible();
  expect(sent).toEqual([{ user_id: 2, new_user_id: 5 }]);
});

it('offers a way back when nobody is found', async () => {
  api.answers(
    getManagedUsers,
    ({ url }) =>
      pageOf(new URL(url).searchParams.get('query') ? [] : [toWire(buildManagedUserWith())]) as never,
  );
  const { user } = open('/manager/mycompanies/users/?query=нет');
  await user.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }));
  expect(await screen.findByText('Соколова Ирина')).toBeVisible();
});
