import { checkSession } from '@shop/contracts/account/session';
import { createFirstAdministrator } from '@shop/contracts/office/first-start';
import { currentLocation } from '@shop/platform/router';
import { getSession } from '@shop/platform/session';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { FirstStartPage } from './first-start-page.tsx';

const api = stubApi();
const key = 'k'.repeat(43);
const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });

const openPage = (search = `?key=${key}`) =>
  renderPage(<FirstStartPage />, { url: `/office/first-start/${search}`, isVisitor: true });

async function fillIn(user: ReturnType<typeof openPage>['user']) {
  await user.type(field(/^Фамилия/), 'Первая');
  await user.type(field(/^Имя/), 'Анна');
  await user.type(field(/^Электронная почта/), 'first@shop.example');
  await user.type(field(/^Пароль/), 'Kaska2Zaschita');
}

it('makes the first administrator, who is logged in and sees the office (§6.33)', async () => {
  const sent = api.answers(createFirstAdministrator, { token: 'fresh' });
  api.answers(checkSession, {
    user: {
      ...{ id: 7, login: 'first@shop.example', name: 'Анна Первая', role: 'MANAGER', scope: [] },
      staffRights: ['office.people'],
    },
    expiresAt: '2099-01-01T00:00:00.000Z',
  });
  const { user } = openPage();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Начать работу' }));
  await waitFor(() => expect(currentLocation().location.pathname).toBe('/office/'));
  expect(currentLocation().location.search).toBe('');
  expect(getSession()).toMatchObject({ status: 'in', user: { id: 7 } });
  expect(sent).toEqual([
    {
      ...{ key, email: 'first@shop.example', name: 'Анна', lastName: 'Первая' },
      password: 'Kaska2Zaschita',
    },
  ]);
});

it('puts a taken email at its field and keeps what was typed', async () => {
  api.refuses(createFirstAdministrator, 400, 'validation', 'Уже есть учётная запись', 'email');
  const { user } = openPage();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Начать работу' }));
  expect(await screen.findByText('Уже есть учётная запись')).toBeVisible();
  expect(field(/^Электронная почта/)).toHaveFocus();
  expect(field(/^Пароль/)).toHaveValue('Kaska2Zaschita');
});

it('tells that a link is used up', async () => {
  api.refuses(createFirstAdministrator, 400, 'validation', 'Ссылка уже не действует', 'key');
  const { user } = openPage();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Начать работу' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ссылка уже не действует');
});

it('says what a password still needs while it is typed', async () => {
  const { user } = openPage();
  await user.type(field(/^Пароль/), 'kaska2');
  expect(screen.getByText('заглавная латинская буква')).toHaveTextContent('— нужно');
});

it.each([
  ['', 'Нужна ссылка'],
  ['?key=short', 'Ссылка повреждена'],
])('names the command that prints a link, without a form for «%s»', (search, title) => {
  openPage(search);
  expect(screen.getByRole('alert')).toHaveTextContent(title);
  expect(screen.getByRole('alert')).toHaveTextContent('npm run staff -- link');
  expect(screen.queryByRole('button', { name: 'Начать работу' })).not.toBeInTheDocument();
});
