import { authenticate, checkSession } from '@shop/shared/contracts/session';
import { subscribe } from '@shop/shared/events';
import { currentLocation } from '@shop/shared/router';
import { getSession } from '@shop/shared/session';
import { stubApi } from '@shop/shared/testing/api.ts';
import { renderPage } from '@shop/shared/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { LoginPage } from './login-page.tsx';

const api = stubApi();
const code = 'c'.repeat(32);
const user = { id: 1, login: 'buyer@demo.example', name: 'Анна', role: 'CUSTOMER' as const, scope: [] };

it.each([
  ['%2Forders%2F%3Fpage%3D2', '/orders/?page=2'],
  ['https%3A%2F%2Fevil.example%2F', '/'],
  ['', '/'],
])('logs in by the code of a link, once, and leads from %j to %s', async (redirect, target) => {
  const requests = api.answers(authenticate, { token: 'token' });
  api.answers(checkSession, { user, expiresAt: '2099-01-01T00:00:00.000Z' });
  renderPage(<LoginPage />, { url: `/login?code=${code}&redirect=${redirect}`, isVisitor: true });
  await waitFor(() => expect(currentLocation().location.pathname).not.toBe('/login'));
  const { pathname, search } = currentLocation().location;
  expect(pathname + search).toBe(target);
  expect(requests).toEqual([{ loginCode: code }]);
});

it('says that a link is worn out and shows the ways in', async () => {
  api.refuses(authenticate, 401, 'credentials', 'Ссылка уже использована или устарела');
  renderPage(<LoginPage />, { url: `/login?code=${code}&redirect=%2Forders%2F`, isVisitor: true });
  expect(await screen.findByRole('alert')).toHaveTextContent('Ссылка уже использована или устарела');
  expect(screen.getByRole('link', { name: 'Войти по паролю или SMS' })).toHaveAttribute(
    'href',
    '/auth?redirect=%2Forders%2F',
  );
  expect(screen.getByRole('link', { name: 'Восстановить доступ' })).toBeVisible();
});

it('tries again when the server could not be reached', async () => {
  api.breaks(authenticate);
  const { user: hands } = renderPage(<LoginPage />, { url: `/login?code=${code}`, isVisitor: true });
  const again = await screen.findByRole('button', { name: 'Повторить' });
  api.answers(authenticate, { token: 'token' });
  api.answers(checkSession, { user, expiresAt: '2099-01-01T00:00:00.000Z' });
  await hands.click(again);
  await waitFor(() => expect(currentLocation().location.pathname).toBe('/'));
});

it.each(['/login', '/login?code=abc', '/login?code=%3Cb%3E'])(
  'says that the link %s is not whole',
  async (url) => {
    renderPage(<LoginPage />, { url, isVisitor: true });
    expect(screen.getByRole('alert')).toHaveTextContent('Ссылка недействительна');
  },
);

it('leads whoever is logged in on when there is no code', async () => {
  renderPage(<LoginPage />, { url: '/login?redirect=%2Forders%2F' });
  await waitFor(() => expect(currentLocation().location.pathname).toBe('/orders/'));
});

it('asks whoever is logged in before a link may make somebody else of him', async () => {
  const requests = api.answers(authenticate, { token: 'token' });
  api.answers(checkSession, {
    user: { ...user, id: 2, name: 'Пётр' },
    expiresAt: '2099-01-01T00:00:00.000Z',
  });
  const ended: string[] = [];
  const unsubscribe = subscribe('session.ended', ({ reason }) => ended.push(reason));
  const { user: hands } = renderPage(<LoginPage />, { url: `/login?code=${code}` });
  expect(screen.getByText(/Сейчас вы работаете как Анна Петрова \(buyer@demo\.example\)/)).toBeVisible();
  expect(requests).toEqual([]);
  await hands.click(screen.getByRole('button', { name: 'Войти по ссылке' }));
  await waitFor(() => expect(getSession()).toMatchObject({ status: 'in', user: { name: 'Пётр' } }));
  expect(ended).toEqual(['logout']);
  unsubscribe();
});

it('lets whoever is logged in stay who he is, and leads on', async () => {
  const { user: hands } = renderPage(<LoginPage />, { url: `/login?code=${code}&redirect=%2Forders%2F` });
  await hands.click(screen.getByRole('button', { name: 'Остаться' }));
  expect(currentLocation().location.pathname).toBe('/orders/');
  expect(getSession()).toMatchObject({ status: 'in', user: { id: 1 } });
});
