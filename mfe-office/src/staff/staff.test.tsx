import {
  addStaffMember,
  getStaff,
  saveStaffRights,
  sendStaffLink,
  switchStaffMember,
} from '@shop/contracts/office/staff';
import type { WireAnswer } from '@shop/contracts/platform/call';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, within } from '@testing-library/react';
import { StaffPage } from './staff-page.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => sessionStorage.clear());

type Member = WireAnswer<typeof getStaff>['items'][number];

const buildMemberWith = (part: Partial<Member> = {}): Member => ({
  ...{ id: 5, login: 'olga@shop.example', name: 'Кузнецова Ольга', role: 'MANAGER' },
  ...{ workPosition: 'Руководитель продаж', isActive: true, isInvited: false },
  lastLoginAt: '2026-11-20T09:00:00.000Z',
  clients: 3,
  rights: ['office.terms'],
  isLastAdministrator: false,
  ...part,
});
/** The user of the page. */
const me = buildMemberWith({
  ...{ id: 1, login: 'me@shop.example', name: 'Первая Анна', rights: ['office.people'], clients: 0 },
  isLastAdministrator: true,
});

function openPage() {
  return renderPage(
    <>
      <StaffPage />
      <Toaster />
    </>,
    { url: '/office/staff/', role: 'MANAGER', scope: [], staffRights: ['office.people'] },
  );
}

const rowOf = async (name: string) =>
  within((await screen.findByText(name)).closest<HTMLElement>('tr') ?? document.body);

it('lists everybody with rights, clients, the last login and their state (§6.34)', async () => {
  api.answers(getStaff, {
    items: [
      me,
      buildMemberWith(),
      buildMemberWith({ id: 6, name: 'Новый Иван', isInvited: true, rights: [], lastLoginAt: null }),
      buildMemberWith({ id: 7, name: 'Ковалёв Сергей', role: 'OPERATIONS', isActive: false, rights: [] }),
    ],
  });
  openPage();
  const olga = await rowOf('Кузнецова Ольга');
  expect(olga.getByText('Условия клиентов')).toBeVisible();
  expect(olga.getByText('Руководитель продаж, olga@shop.example')).toBeVisible();
  const invited = await rowOf('Новый Иван');
  expect(invited.getByText('Приглашён')).toBeVisible();
  expect(invited.getByText('ещё не входил')).toBeVisible();
  const operator = await rowOf('Ковалёв Сергей');
  expect(operator.getByText('Отключён')).toBeVisible();
  expect(operator.queryByRole('button', { name: /^Права/ })).not.toBeInTheDocument();
  expect((await rowOf('Первая Анна')).getByText('Единственный администратор')).toBeVisible();
});

it('invites a colleague with rights', async () => {
  api.answers(getStaff, { items: [me] });
  const sent = api.answers(addStaffMember, buildMemberWith({ login: 'ivan@shop.example' }));
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Пригласить' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый сотрудник' }));
  await user.type(dialog.getByLabelText(/^Электронная почта/), 'Ivan@shop.example');
  await user.type(dialog.getByLabelText(/^Фамилия/), 'Новый');
  await user.type(dialog.getByLabelText(/^Имя/), 'Иван');
  await user.click(dialog.getByRole('checkbox', { name: 'Настройки' }));
  await user.click(dialog.getByRole('button', { name: 'Пригласить' }));
  expect(await screen.findByText('Приглашение отправлено на ivan@shop.example')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      ...{ email: 'ivan@shop.example', lastName: 'Новый', name: 'Иван', secondName: '', workPosition: '' },
      rights: ['office.settings'],
    },
  ]);
});

it('puts a taken login at its field', async () => {
  api.answers(getStaff, { items: [me] });
  api.refuses(addStaffMember, 400, 'validation', 'Уже есть учётная запись покупателя', 'email');
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Пригласить' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Электронная почта/), 'buyer@shop.example');
  await user.type(dialog.getByLabelText(/^Фамилия/), 'Новый');
  await user.type(dialog.getByLabelText(/^Имя/), 'Иван');
  await user.click(dialog.getByRole('button', { name: 'Пригласить' }));
  expect(await dialog.findByText('Уже есть учётная запись покупателя')).toBeVisible();
  expect(dialog.getByLabelText(/^Имя/)).toHaveValue('Иван');
});

it('changes rights and takes the change back', async () => {
  api.answers(getStaff, { items: [me, buildMemberWith()] });
  const sent = api.answers(saveStaffRights, buildMemberWith());
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Права: Кузнецова Ольга' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Права: Кузнецова Ольга' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Каталог' }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByText('Вернули как было: Кузнецова Ольга')).toBeInTheDocument();
  const [former, given] = [['office.terms'], ['office.terms', 'office.catalogue']];
  expect(sent).toEqual([
    { rights: given, before: former },
    { rights: former, before: given },
  ]);
});

it('shows the rights that a colleague has given meanwhile, keeps what was ticked and saves over them', async () => {
  api.answers(getStaff, { items: [me, buildMemberWith()] });
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Права: Кузнецова Ольга' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Права: Кузнецова Ольга' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Каталог' }));
  api.answers(getStaff, { items: [me, buildMemberWith({ rights: ['office.settings'] })] });
  api.refuses(saveStaffRights, 409, 'conflict', 'Тем временем права изменил другой сотрудник', 'before');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findByText(/Тем временем права изменил другой сотрудник/)).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Настройки' })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: 'Каталог' })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: 'Условия клиентов' })).not.toBeChecked();
  const sent = api.answers(saveStaffRights, buildMemberWith());
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Права изменены: Кузнецова Ольга')).toBeInTheDocument();
  expect(sent).toEqual([{ rights: ['office.catalogue', 'office.settings'], before: ['office.settings'] }]);
});

it('does not take a change back over a later one, and says why', async () => {
  api.answers(getStaff, { items: [me, buildMemberWith()] });
  api.answers(saveStaffRights, buildMemberWith());
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Права: Кузнецова Ольга' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Права: Кузнецова Ольга' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Каталог' }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  const undo = await screen.findByRole('button', { name: 'Вернуть' });
  api.refuses(saveStaffRights, 409, 'conflict', 'Тем временем права изменил другой сотрудник', 'before');
  await user.click(undo);
  expect(
    await screen.findByText(/права не вернули. Тем временем права изменил другой сотрудник/),
  ).toBeInTheDocument();
});

it('keeps the last administrator, and says why', async () => {
  api.answers(getStaff, { items: [me] });
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Права: Первая Анна' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('checkbox', { name: 'Сотрудники' })).toBeDisabled();
  expect(dialog.getByText(/сначала дайте это право кому-нибудь ещё/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отключить: Первая Анна' })).not.toBeInTheDocument();
});

it('switches somebody off and on again by the undo', async () => {
  api.answers(getStaff, { items: [me, buildMemberWith()] });
  const sent = api.answers(switchStaffMember, buildMemberWith());
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Отключить: Кузнецова Ольга' }));
  expect(await screen.findByText(/клиентов без менеджера: 3/)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByText('Кузнецова Ольга: снова входит')).toBeInTheDocument();
  expect(sent).toEqual([{ isActive: false }, { isActive: true }]);
});

it('repeats why the server refuses', async () => {
  api.answers(getStaff, { items: [me, buildMemberWith()] });
  api.refuses(switchStaffMember, 400, 'validation', 'Последний администратор', 'isActive');
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Отключить: Кузнецова Ольга' }));
  expect(await screen.findByText(/ничего не изменено. Последний администратор/)).toBeInTheDocument();
});

it('sends a new link', async () => {
  api.answers(getStaff, { items: [me, buildMemberWith()] });
  api.answers(sendStaffLink, buildMemberWith());
  const { user } = openPage();
  await user.click(
    await screen.findByRole('button', { name: 'Отправить новую ссылку для пароля: Кузнецова Ольга' }),
  );
  expect(await screen.findByText(/Ссылка отправлена на olga@shop.example/)).toBeInTheDocument();
});
