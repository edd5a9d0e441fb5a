import { authenticate, checkSession } from '@shop/shared/contracts/session';
import { stubApi } from '@shop/shared/testing/api.ts';
import { renderPage } from '@shop/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { LoginPage } from './login-page.tsx';

const api = stubApi();

async function fillIn(login: string, password: string) {
  const { user } = renderPage(<LoginPage />);
  if (login) await user.type(screen.getByRole('textbox', { name: /Электронная почта/ }), login);
  if (password) await user.type(screen.getByLabelText(/^Пароль/, { selector: 'input' }), password);
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  return user;
}

it('sends login and password once', async () => {
  const requests = api.answers(authenticate, { token: 'token' });
  const session = { id: 1, login: 'buyer@demo.example', name: 'Анна', role: 'CUSTOMER' as const, scope: [] };
  api.answers(checkSession, { user: session, expiresAt: '2099-01-01T00:00:00.000Z' });
  await fillIn('buyer@demo.example', 'Demo2026');
  expect(requests).toEqual([{ login: 'buyer@demo.example', password: 'Demo2026' }]);
});

it('asks for what is missing and sends nothing', async () => {
  await fillIn('', '');
  expect(screen.getAllByText('Это поле обязательно для заполнения')).toHaveLength(2);
});

it('says that login or password is wrong and keeps both', async () => {
  api.refuses(authenticate, 401, 'credentials', 'Неверный логин или пароль');
  await fillIn('buyer@demo.example', 'Demo2025');
  expect(await screen.findByRole('alert')).toHaveTextContent('Неверный логин или пароль');
  expect(screen.getByRole('textbox', { name: /Электронная почта/ })).toHaveValue('buyer@demo.example');
});

it('says that the server cannot be reached', async () => {
  api.breaks(authenticate);
  await fillIn('buyer@demo.example', 'Demo2026');
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером');
});
