import type { TestContext } from 'node:test';
import { publish } from '../../../releases/moves/publish.ts';
import { createToken } from '../../../releases/store/tokens.ts';
import { candidateWith } from '../../../testing/release.builder.ts';
import { startApi } from '../../../testing/start-api.ts';
import { startOrigin } from '../../../testing/start-origin.ts';
import { Browser } from './browser.ts';

const act = { by: 'a test', why: null };

interface Account {
  role: string;
  /** The API's answer about the account; undefined when it does not answer. */
  isDemo: boolean | undefined;
  isGone: boolean;
  /** The API's answers to calls of operations, by path; each function gets the request. */
  readonly operations: Map<string, (body: unknown) => object>;
}

/** A shop with two areas and a console in front of an API that knows one account. */
export async function openConsole(t: TestContext, { role = 'CUSTOMER' }: { readonly role?: string } = {}) {
  const { shop, apiOrigin } = await startAccountApi(t, { role, isDemo: true });
  const { store, url } = await startOrigin(t, { apiOrigin });
  const first = ['shell', 'catalog', 'finances'].map((area) => candidateWith({ area, version: '3.1.0' }));
  await publish(store, first, act);
  const second = ['catalog', 'finances'].map((area) => candidateWith({ area, version: '3.2.0' }));
  await publish(store, second, act);
  const tokenFor = async (area: string, name = 'команда') =>
    (await createToken(store.tokens, { area, name, by: 'a test' })).text;
  return { browser: new Browser(url), store, shop, tokenFor };
}

/** An API that knows one account, with the password `right`. */
export async function startAccountApi(t: TestContext, account: Pick<Account, 'role' | 'isDemo'>) {
  const shop: Account = { ...account, isGone: false, operations: new Map() };
  const apiOrigin = await startApi(t, (request, response) => {
    if (shop.isGone) return request.socket.destroy();
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const answer = answerOf(shop, request.url ?? '', request.headers, body);
      if ('token' in (answer.data ?? {})) response.setHeader('set-cookie', 'sid=shop-sid; Path=/; HttpOnly');
      response.writeHead(answer.status === 'success' ? 200 : 401, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
  });
  return { shop, apiOrigin };
}

function answerOf(
  { role, isDemo, operations }: Account,
  path: string,
  { cookie, ...headers }: Readonly<Record<string, unknown>>,
  body: string,
): { status: string; data?: object; errors?: object[] } {
  const isKnown = headers['authorization-token'] === 'shop-token' && cookie === 'sid=shop-sid';
  if (path === '/api/authentication/')
    return JSON.parse(body).password === 'right'
      ? { status: 'success', data: { token: 'shop-token' } }
      : { status: 'error', errors: [{ code: 'credentials', message: 'Неверный логин или пароль' }] };
  if (!isKnown) return { status: 'error', errors: [{ code: 'auth', message: 'Войдите' }] };
  const operation = operations.get(path);
  if (operation) return operation(body === '' ? undefined : JSON.parse(body)) as ReturnType<typeof answerOf>;
  if (path === '/api/logout/') return { status: 'success', data: {} };
  const user = { id: 1, login: 'ops@demo.example', name: 'Ирина', role, isDemo, scope: [] };
  return { status: 'success', data: { user, expiresAt: new Date().toISOString() } };
}
