import { logOut as logOutCall } from '@shop/contracts/account/session';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { publish, subscribe } from '../events/index.ts';
import { call } from '../http/index.ts';
import { beginSession, checkSession, getSession, keepSession, logIn, logOut, readToken } from './index.ts';
import { setSession } from './session.atoms.ts';
import { dropToken, storeToken } from './token.ts';

const user = { id: 1, login: 'buyer@demo.example', name: 'Анна', role: 'CUSTOMER', scope: ['order'] };
const alive = { status: 'success', data: { user, expiresAt: '2099-01-01T00:00:00.000Z' } };
const gone = { status: 'error', errors: [{ code: 'auth', message: 'Сессия завершена' }] };

const server = setupServer();

beforeAll(() => {
  document.body.innerHTML = `<script type="application/json" id="shop-config">
    {"siteName":"Спецоснова","hashSalt":"pepper","shellVersion":"1"}</script>`;
  server.listen({ onUnhandledFrame: 'error' });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  keepSession();
  jest.useRealTimers();
});
beforeEach(() => {
  dropToken();
  setSession({ status: 'unknown' });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const checkAnswers = (body: object, status = 200) =>
  server.use(http.get('*/api/session/check/', () => HttpResponse.json(body, { status })));

it('logs in: stores the token and loads the user (§3.54, §4.1, §4.2)', async () => {
  server.use(
    http.post('*/api/authentication/', () => HttpResponse.json({ status: 'success', data: { token: 't1' } })),
  );
  checkAnswers(alive);
  await logIn({ login: 'buyer@demo.example', password: 'Demo2026' });
  expect(readToken()).toBe('t1');
  expect(getSession()).toMatchObject({ status: 'in', user: { name: 'Анна', actedBy: null } });
});

it('applies changed rights as soon as the live stream is back', async () => {
  storeToken('t1');
  checkAnswers({ ...alive, data: { ...alive.data, user: { ...user, scope: ['prices'] } } });
  publish('live.resumed', {});
  await waitFor(() => expect(getSession()).toMatchObject({ status: 'in', user: { scope: ['prices'] } }));
});

it('ends the former user’s session before another one begins', async () => {
  setSession({ status: 'in', user: { ...alive.data.user, id: 7 } as never, expiresAt: alive.data.expiresAt });
  const ended: string[] = [];
  const unsubscribe = subscribe('session.ended', ({ reason }) => ended.push(reason));
  checkAnswers(alive);
  await beginSession({ token: 't2' });
  expect(ended).toEqual(['logout']);
  expect(readToken()).toBe('t2');
  expect(getSession()).toMatchObject({ status: 'in', user: { id: 1 } });
  unsubscribe();
});

it('reports a failed login to its caller alone, with nothing stored (§8.11)', async () => {
  const refused = {
    status: 'error',
    errors: [{ code: 'credentials', message: 'Неверный логин или пароль' }],
  };
  server.use(http.post('*/api/authentication/', () => HttpResponse.json(refused, { status: 401 })));
  await expect(logIn({ login: 'buyer@demo.example', password: 'x' })).rejects.toThrow(
    'Неверный логин или пароль',
  );
  expect(readToken()).toBeUndefined();
});

it('is logged out without a token, and makes no call', async () => {
  expect(await checkSession()).toEqual({ status: 'out' });
});

it('logs out when the cookie is gone while a user was logged in (§4.10)', async () => {
  storeToken('t1');
  checkAnswers(alive);
  await checkSession();
  dropToken();
  expect(await checkSession()).toEqual({ status: 'out' });
});

it('logs out at the first call that finds the cookie gone, whichever call it is', async () => {
  storeToken('t1');
  checkAnswers(alive);
  await checkSession();
  const ended: string[] = [];
  const unsubscribe = subscribe('session.ended', ({ reason }) => ended.push(reason));
  dropToken();
  server.use(http.post('*/api/logout/', () => HttpResponse.json(gone, { status: 401 })));
  await call(logOutCall, {}).catch(() => undefined);
  expect(ended).toEqual(['expired']);
  expect(getSession()).toEqual({ status: 'out' });
  unsubscribe();
});

it('logs out when the server has ended the session', async () => {
  storeToken('t1');
  checkAnswers(gone, 401);
  await checkSession().catch(() => undefined);
  expect(getSession()).toEqual({ status: 'out' });
  expect(readToken()).toBeUndefined();
});

it('stays logged in while the server does not answer', async () => {
  storeToken('t1');
  checkAnswers(alive);
  await checkSession();
  server.use(http.get('*/api/session/check/', () => HttpResponse.error()));
  await checkSession().catch(() => undefined);
  expect(getSession().status).toBe('in');
  expect(readToken()).toBe('t1');
});

it('logs out here even when the server cannot be reached (§4.6)', async () => {
  storeToken('t1');
  server.use(http.post('*/api/logout/', () => HttpResponse.error()));
  await logOut();
  expect(getSession()).toEqual({ status: 'out' });
  expect(readToken()).toBeUndefined();
});

it('follows a login in another tab', async () => {
  setSession({ status: 'out' });
  storeToken('t2');
  checkAnswers(alive);
  publish('session.started', {});
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(getSession().status).toBe('in');
});

it('checks the session every 60 s (§4.9, §9.1)', () => {
  const ended: string[] = [];
  const unsubscribe = subscribe('session.ended', ({ reason }) => ended.push(reason));
  setSession({ status: 'in', user: user as never, expiresAt: alive.data.expiresAt });
  jest.useFakeTimers();
  keepSession();
  // The next check notices that the cookie is gone.
  jest.advanceTimersByTime(59_999);
  expect(ended).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(ended).toEqual(['expired']);
  jest.useRealTimers();
  unsubscribe();
});
