import { completeRegistration, readRegistration } from '@shop/contracts/account/registration';
import { checkSession } from '@shop/contracts/account/session';
import { subscribe } from '@shop/platform/events';
import { currentLocation } from '@shop/platform/router';
import { getSession } from '@shop/platform/session';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { LoginPage } from './login-page.tsx';

const api = stubApi();
const code = 'c'.repeat(32);
const user = { id: 1, login: 'buyer@demo.example', name: 'Анна', role: 'CUSTOMER' as const, scope: [] };
const registration = {
  email: 'anna@shop.example',
  name: 'Анна',
  lastName: 'Петрова',
  phone: '79161234567',
  company: null,
  invitations: [],
};

type Hands = ReturnType<typeof renderPage>['user'];
const field = (name: RegExp) => screen.findByLabelText(name, { selector: 'input' });

async function choosePassword(hands: Hands, password = 'Winter2027', confirmation = password) {
  await hands.type(await field(/^Пароль \*|^Пароль$/), password);
  await hands.type(await field(/^Пароль ещё раз/), confirmation);
}
const submit = (hands: Hands) => hands.click(screen.getByRole('button', { name: 'Завершить регистрацию' }));

it.each([
  ['%2Forders%2F%3Fpage%3D2', '/orders/?page=2'],
  ['https%3A%2F%2Fevil.example%2F', '/'],
  ['', '/'],
])('completes a registration with a password, and leads from %j to %s (§2.12)', async (redirect, target) => {
  api.answers(readRegistration, registration);
  const sent = api.answers(completeRegistration, { token: 'token' });
  api.answers(checkSession, { user, expiresAt: '2099-01-01T00:00:00.000Z' });
  const { user: hands } = renderPage(<LoginPage />, {
    url: `/login?code=${code}&redirect=${redirect}`,
    isVisitor: true,
  });
  await choosePassword(hands);
  expect(sent).toEqual([]);
  await submit(hands);
  await waitFor(() => expect(currentLocation().location.pathname).not.toBe('/login'));
  const { pathname, search } = currentLocation().location;
  expect(pathname + search).toBe(target);
  expect(sent).toEqual([{ code, password: 'Winter2027', own_phone: false }]);
});

it('shows what was typed, and lets the phone open the account only where it is said to be the own one', async () => {
  const company = { name: 'ООО «Ромашка»', inn: '7707083893', isKnown: true };
  const asked = api.answers(readRegistration, { ...registration, company });
  const sent = api.answers(completeRegistration, { token: 'token' });
  api.answers(checkSession, { user, expiresAt: '2099-01-01T00:00:00.000Z' });
  const { user: hands } = renderPage(<LoginPage />, { url: `/login?code=${code}`, isVisitor: true });
  expect(await screen.findByText('anna@shop.example')).toBeVisible();
  expect(screen.getByText('Анна Петрова')).toBeVisible();
  expect(screen.getByText(/ООО «Ромашка», ИНН.7707083893/)).toBeVisible();
  expect(screen.getByText(/Доступ к.ней откроет её менеджер/)).toBeVisible();
  const phone = screen.getByRole('checkbox', { name: 'Входить и по номеру +7 (916) 123-45-67' });
  expect(phone).not.toBeChecked();
  await hands.click(phone);
  await choosePassword(hands);
  await submit(hands);
  await waitFor(() => expect(sent).toEqual([{ code, password: 'Winter2027', own_phone: true }]));
  expect(asked).toEqual([{ code }]);
});

it('tells which parts of the password are missing, and that two differ', async () => {
  api.answers(readRegistration, registration);
  const { user: hands } = renderPage(<LoginPage />, { url: `/login?code=${code}`, isVisitor: true });
  await choosePassword(hands, 'demo', 'demO');
  const parts = screen.getAllByRole('listitem').map((part) => part.textContent);
  expect(parts).toContain('цифра — нужно;');
  expect(await field(/^Пароль ещё раз/)).toHaveAccessibleDescription('Пароли не совпадают');
});

it('tells what the server refuses, and keeps what was typed', async () => {
  api.answers(readRegistration, registration);
  api.refuses(
    completeRegistration,
    400,
    'validation',
    'С этим телефоном уже есть учётная запись',
    'own_phone',
  );
  const { user: hands } = renderPage(<LoginPage />, { url: `/login?code=${code}`, isVisitor: true });
  await choosePassword(hands);
  await submit(hands);
  expect(await screen.findByRole('alert')).toHaveTextContent('С этим телефоном уже есть учётная запись');
  expect(await field(/^Пароль ещё раз/)).toHaveValue('Winter2027');
});

it('says that a link is worn out and shows the ways in', async () => {
  api.refuses(readRegistration, 401, 'credentials', 'Ссылка уже не действует');
  renderPage(<LoginPage />, { url: `/login?code=${code}&redirect=%2Forders%2F`, isVisitor: true });
  expect(await screen.findByRole('alert')).toHaveTextContent('Ссылка уже не действует');
  expect(screen.getByRole('link', { name: 'Войти по паролю или SMS' })).toHaveAttribute(
    'href',
    '/auth?redirect=%2Forders%2F',
  );
  expect(screen.getByRole('link', { name: 'Восстановить доступ' })).toBeVisible();
});

it('tries again when the server could not be reached', async () => {
  api.breaks(readRegistration);
  const { user: hands } = renderPage(<LoginPage />, { url: `/login?code=${code}`, isVisitor: true });
  const again = await screen.findByRole('button', { name: 'Повторить' });
  api.answers(readRegistration, registration);
  await hands.click(again);
  expect(await screen.findByRole('heading', { name: 'Завершите регистрацию' })).toBeVisible();
});

it.each(['/login', '/login?code=abc', '/login?code=%3Cb%3E'])(
  'says that the link %s is not whole',
  async (url) => {
    renderPage(<LoginPage />, { url, isVisitor: true });
    expect(screen.getByRole('alert')).toHaveTextContent('Ссылка недействительна');
  },
);

it('leads somebody who is logged in on when there is no code', async () => {
  renderPage(<LoginPage />, { url: '/login?redirect=%2Forders%2F' });
  await waitFor(() => expect(currentLocation().location.pathname).toBe('/orders/'));
});

it('asks somebody who is logged in before a link may make somebody else of him', async () => {
  const asked = api.answers(readRegistration, registration);
  api.answers(completeRegistration, { token: 'token' });
  api.answers(checkSession, {
    user: { ...user, id: 2, name: 'Пётр' },
    expiresAt: '2099-01-01T00:00:00.000Z',
  });
  const ended: string[] = [];
  const unsubscribe = subscribe('session.ended', ({ reason }) => ended.push(reason));
  const { user: hands } = renderPage(<LoginPage />, { url: `/login?code=${code}` });
  expect(screen.getByText(/Сейчас вы работаете как Анна Петрова \(buyer@demo\.example\)/)).toBeVisible();
  expect(asked).toEqual([]);
  await hands.click(screen.getByRole('button', { name: 'Продолжить регистрацию' }));
  await choosePassword(hands);
  await submit(hands);
  await waitFor(() => expect(getSession()).toMatchObject({ status: 'in', user: { name: 'Пётр' } }));
  expect(ended).toEqual(['logout']);
  unsubscribe();
});

it('lets somebody who is logged in stay who he is, and leads on', async () => {
  const { user: hands } = renderPage(<LoginPage />, { url: `/login?code=${code}&redirect=%2Forders%2F` });
  await hands.click(screen.getByRole('button', { name: 'Остаться' }));
  expect(currentLocation().location.pathname).toBe('/orders/');
  expect(getSession()).toMatchObject({ status: 'in', user: { id: 1 } });
});
