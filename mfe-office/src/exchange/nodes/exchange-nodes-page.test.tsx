import { tryExchangeNode } from '@shop/contracts/office/exchange';
import {
  addExchangeNode,
  type ExchangeNode,
  getExchangeNodes,
  renewExchangePassword,
  saveExchangeNode,
} from '@shop/contracts/office/exchange-nodes';
import { expectAccessible } from '@shop/testing/accessible.ts';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { buildNodeWith, exchangeStaff } from '../../testing/exchange.builder.ts';
import { ExchangeNodesPage } from './exchange-nodes-page.tsx';

const api = stubApi();
const address = 'https://shop.example/api/1c/exchange';

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});
afterEach(() => sessionStorage.clear());

const stubNodes = (...items: ExchangeNode[]) => api.answers(getExchangeNodes, { address, items });

const open = () =>
  renderPage(
    <>
      <ExchangeNodesPage />
      <Toaster />
    </>,
    { url: '/office/exchange/nodes/', ...exchangeStaff },
  );

async function renew(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Новый пароль: УТ 11' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Выдать новый пароль: УТ 11?' }));
  await user.click(dialog.getByRole('button', { name: 'Выдать новый' }));
}

it('lists nodes with what they exchange and when they called', async () => {
  stubNodes(
    buildNodeWith({ isRehearsal: true, allowedNetworks: ['10.0.0.0/8'] }),
    buildNodeWith({
      id: 4,
      name: 'УНФ',
      login: 'unf',
      kinds: ['catalog'],
      isActive: false,
      lastCallAt: null,
    }),
  );
  open();
  const [, first, second] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(first).toHaveTextContent(/УТ 11.*Репетиция.*логин ut11, только из 10\.0\.0\.0\/8/);
  expect(first).toHaveTextContent(/каталог, заказы.*заказы с 01\.11\.2026.*12 минут назад/);
  expect(second).toHaveTextContent(/УНФ.*Выключен.*ещё ни разу/);
  expect(screen.getByText(address)).toBeVisible();
  await expectAccessible();
});

it('adds the first node, and shows its password', async () => {
  stubNodes();
  const sent = api.answers(addExchangeNode, { node: buildNodeWith(), password: 'Kx7-secret' });
  const { user } = open();
  await user.click(await screen.findByText('Добавить узел'));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText(/^Название/), 'УТ 11');
  await user.type(form.getByLabelText(/^Логин/), 'ut11');
  await user.click(form.getByLabelText('Справочники'));
  await user.click(form.getByLabelText(/^Разрешённые адреса/));
  await user.paste('10.0.0.0/8\n203.0.113.7');
  await user.click(form.getByLabelText(/^Репетиция/));
  await user.click(form.getByText(/^Добавить и.получить пароль/));
  expect(await screen.findByText('Kx7-secret')).toBeVisible();
  expect(sent).toMatchObject([
    {
      ...{ login: 'ut11', name: 'УТ 11', kinds: ['catalog', 'sale'], encoding: 'utf-8' },
      ...{ allowedNetworks: ['10.0.0.0/8', '203.0.113.7'], isActive: true, isRehearsal: true },
    },
  ]);
});

it('shows address, login and password once, each to be copied, and tries them', async () => {
  stubNodes(buildNodeWith());
  api.answers(renewExchangePassword, { node: buildNodeWith({ version: 3 }), password: 'Kx7-secret' });
  const { user } = open();
  await renew(user);
  const issued = within(await screen.findByRole('dialog', { name: 'Данные для 1С: УТ 11' }));
  expect(issued.getByText('Kx7-secret')).toBeVisible();
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  for (const what of ['адрес', 'логин', 'пароль'])
    await user.click(issued.getByLabelText(`Скопировать ${what}`));
  expect(copy.mock.calls.flat()).toEqual([address, 'ut11', 'Kx7-secret']);
  await expectAccessible();
  const tried = api.answers(tryExchangeNode, {
    isWell: true,
    steps: [{ name: 'checkauth', answer: 'success', isWell: true, ms: 12 }],
  });
  await user.click(issued.getByText('Проверить соединение'));
  expect(await issued.findByText('Соединение работает')).toBeVisible();
  expect(tried).toEqual([{ password: 'Kx7-secret' }]);
  await user.click(issued.getByText(/закрыть$/));
  expect(screen.queryByText('Kx7-secret')).not.toBeInTheDocument();
});

it('keeps the password of a node when nobody confirms a new one', async () => {
  stubNodes(buildNodeWith());
  const sent = api.answers(renewExchangePassword, { node: buildNodeWith(), password: 'Kx7-secret' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Новый пароль: УТ 11' }));
  const dialog = await screen.findByRole('dialog', { name: /^Выдать новый пароль/ });
  expect(dialog).toHaveTextContent(/обмен остановится, пока новый не\sвпишут в\s1С/);
  await expectAccessible();
  await user.click(within(dialog).getByRole('button', { name: 'Отмена' }));
  expect(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('has an accessible form', async () => {
  stubNodes(buildNodeWith());
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Изменить: УТ 11' }));
  await screen.findByRole('dialog', { name: 'Узел УТ 11' });
  await expectAccessible();
});

it('refuses at the field, and loses nothing typed', async () => {
  stubNodes();
  api.refuses(addExchangeNode, 400, 'validation', 'Узел с таким логином уже есть', 'login');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Добавить узел' }));
  const form = within(await screen.findByRole('dialog', { name: 'Новый узел обмена' }));
  await user.type(form.getByLabelText(/^Название/), 'УТ 11');
  await user.type(form.getByLabelText(/^Логин/), 'ut11');
  for (const kind of ['Каталог', 'Заказы', 'Справочники'])
    await user.click(form.getByRole('checkbox', { name: kind }));
  const submit = form.getByRole('button', { name: /^Добавить и.получить/ });
  await user.click(submit);
  expect(await form.findByText('Выберите хотя бы один вид обмена')).toBeVisible();
  expect(form.getByRole('checkbox', { name: 'Каталог' })).toHaveFocus();
  await user.keyboard(' ');
  await user.click(submit);
  expect(await form.findByText('Узел с таким логином уже есть')).toBeVisible();
  expect(form.getByLabelText(/^Логин/)).toHaveFocus();
  expect(form.getByLabelText(/^Название/)).toHaveValue('УТ 11');
});

it('tells what somebody else has saved meanwhile, keeps what was typed and saves it over that', async () => {
  stubNodes(buildNodeWith());
  api.refuses(saveExchangeNode, 409, 'conflict', 'Изменено', 'version');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Изменить: УТ 11' }));
  const form = within(await screen.findByRole('dialog', { name: 'Узел УТ 11' }));
  const name = form.getByLabelText(/^Название/);
  await user.clear(name);
  await user.type(name, 'УТ, склад');
  stubNodes(buildNodeWith({ version: 3, name: 'УТ 11.5', isRehearsal: true }));
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await form.findByText(/Название: УТ 11 → УТ 11\.5/)).toBeVisible();
  expect(name).toHaveValue('УТ, склад');
  expect(form.getByRole('checkbox', { name: /^Репетиция/ })).toBeChecked();
  const sent = api.answers(saveExchangeNode, buildNodeWith({ version: 4, name: 'УТ, склад' }));
  await user.click(form.getByRole('button', { name: 'Сохранить мой вариант' }));
  expect(await screen.findByText('Сохранено: УТ, склад')).toBeInTheDocument();
  expect(sent).toMatchObject([{ version: 3, name: 'УТ, склад', isRehearsal: true }]);
});

it('switches a node off and on again by the undo', async () => {
  stubNodes(buildNodeWith());
  const sent = api.answers(saveExchangeNode, buildNodeWith({ version: 3, isActive: false }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Выключить: УТ 11' }));
  expect(await screen.findByText(/обмен выключен/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { version: 2, isActive: false },
    { version: 3, isActive: true },
  ]);
});

it('says that the former password stays when there is no new one', async () => {
  stubNodes(buildNodeWith());
  api.refuses(renewExchangePassword, 503, 'unavailable', 'Сервис временно недоступен');
  const { user } = open();
  await renew(user);
  expect(await screen.findByText(/пароль прежний. Сервис временно недоступен/)).toBeInTheDocument();
});

it('tries the connection with the password, and shows at which call it fails', async () => {
  stubNodes(buildNodeWith());
  const sent = api.answers(tryExchangeNode, {
    isWell: false,
    steps: [
      { name: 'checkauth', answer: 'success\nshop1c', isWell: true, ms: 31 },
      { name: 'init', answer: 'failure\nОбмен уже идёт с 12:04', isWell: false, ms: 8 },
    ],
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Проверить соединение: УТ 11' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Проверка соединения: УТ 11' }));
  const submit = dialog.getByRole('button', { name: 'Проверить' });
  await user.click(submit);
  expect(await dialog.findByText('Введите пароль узла')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Пароль узла/), 'secret{Enter}');
  expect(await dialog.findByText('Соединения нет')).toBeVisible();
  const [first, second] = dialog.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Вход с\sлогином и\sпаролем \(checkauth\)\s*получилось, 31 мс/);
  expect(second).toHaveTextContent(/init.*не получилось, 8 мс.*Обмен уже идёт с 12:04/);
  expect(sent).toEqual([{ password: 'secret' }]);
  await expectAccessible();
});

it('offers another try when the nodes do not load', async () => {
  api.refuses(getExchangeNodes, 503, 'unavailable', 'Сервис временно недоступен');
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stubNodes(buildNodeWith());
  await user.click(retry);
  expect(await screen.findByRole('table')).toBeVisible();
});
