import type { TestContext } from 'node:test';
import { checkSession } from '@shop/contracts/account/session';
import { AUTH_COOKIE } from '@shop/domain/constants';
import { startApi } from './start-api.ts';

/** An API that knows every account by its number until it is told otherwise. */
export async function startSessionApi(t: TestContext) {
  const api = { url: '', asked: 0, isGone: false, ended: new Set<number>() };
  api.url = await startApi(t, (request, response) => {
    if (api.isGone) return request.socket.destroy();
    api.asked += 1;
    const id = Number(/^token-(\d+)$/.exec(String(request.headers['authorization-token']))?.[1]);
    const isLive = request.headers.cookie === `sid=sid-${id}` && !api.ended.has(id);
    const isCheck = request.url === checkSession.path && request.headers.hash !== undefined;
    const user = { id, login: `${id}@demo.example`, name: 'Иван', role: 'CUSTOMER', scope: [] };
    const answer =
      isLive && isCheck
        ? { status: 'success', data: { user, expiresAt: new Date().toISOString() } }
        : { status: 'error', errors: [{ code: 'auth', message: 'Войдите' }] };
    response.writeHead(isLive ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  return api;
}

/** The headers that the browser of an account, and nginx, send with every request. */
export function browserOf(account: number | undefined, address: string): Record<string, string> {
  const cookie = account === undefined ? '' : `${AUTH_COOKIE}=token-${account}; sid=sid-${account}`;
  return { cookie, 'x-forwarded-for': address };
}
