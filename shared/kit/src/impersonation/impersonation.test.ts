import { getUserToken, returnToOwnSession } from '@shop/contracts/account/impersonation';
import { MANAGER_PAGE_COOKIE, MANAGER_TOKEN_COOKIE } from '@shop/domain/constants';
import { subscribe } from '@shop/platform/events';
import { readCookie, readToken, storeToken, writeCookie } from '@shop/platform/session';
import { dropToken } from '@shop/platform/session/testing';
import { allowConsoleError } from '@shop/testing/console.ts';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { beginImpersonation, endImpersonation } from './index.ts';

const server = setupServer();
let switches = 0;

beforeAll(() => {
  document.body.innerHTML = `<script type="application/json" id="shop-config">
    {"siteName":"Спецоснова","hashSalt":"pepper","shellVersion":"1"}</script>`;
  server.listen({ onUnhandledFrame: 'error' });
  subscribe('counterparty.switched', () => {
    switches += 1;
  });
});
beforeEach(() => {
  dropToken();
  switches = 0;
  // jsdom loads no pages, so a browser test checks that the right one opens.
  allowConsoleError(/Not implemented: navigation/);
  window.history.replaceState(null, '', '/manager/mycompanies/?query=ромашка#top');
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Answers the call and records the token it was made with. */
function answers(path: string, token: string): (string | null)[] {
  const madeWith: (string | null)[] = [];
  server.use(
    http.post(`*${path}`, ({ request }) => {
      madeWith.push(request.headers.get('authorization-token'));
      return HttpResponse.json({ status: 'success', data: { token } });
    }),
  );
  return madeWith;
}

it('keeps the own token and page, and goes on as the user in every tab (§6.10, §7.140)', async () => {
  storeToken('own');
  const madeWith = answers(getUserToken.path, 'theirs');
  await beginImpersonation({ userId: 7, counterpartyId: 3 });
  expect(madeWith).toEqual(['own']);
  expect([readToken(), readCookie(MANAGER_TOKEN_COOKIE)]).toEqual(['theirs', 'own']);
  expect(readCookie(MANAGER_PAGE_COOKIE)).toBe(encodeURI('/manager/mycompanies/?query=ромашка'));
  expect(switches).toBe(1);
});

it('changes nothing where it is refused', async () => {
  storeToken('own');
  const errors = [{ code: 'forbidden', message: 'Нельзя' }];
  server.use(
    http.post(`*${getUserToken.path}`, () => HttpResponse.json({ status: 'error', errors }, { status: 403 })),
  );
  await expect(beginImpersonation({ userId: 7, counterpartyId: 3 })).rejects.toThrow('Нельзя');
  expect([readToken(), readCookie(MANAGER_TOKEN_COOKIE), switches]).toEqual(['own', undefined, 0]);
});

describe('on the way back', () => {
  beforeEach(async () => {
    storeToken('own');
    answers(getUserToken.path, 'theirs');
    await beginImpersonation({ userId: 7, counterpartyId: 3 });
  });

  it('the own token is asked with, set, and no longer kept (§4.61, §4.63)', async () => {
    const madeWith = answers(returnToOwnSession.path, 'own');
    await endImpersonation();
    expect(madeWith).toEqual(['own']);
    expect(readToken()).toBe('own');
    expect([readCookie(MANAGER_TOKEN_COOKIE), readCookie(MANAGER_PAGE_COOKIE)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(switches).toBe(2);
  });

  it('nothing changes without an answer: one tries again', async () => {
    server.use(http.post(`*${returnToOwnSession.path}`, () => HttpResponse.error()));
    await expect(endImpersonation()).rejects.toThrow();
    expect([readToken(), readCookie(MANAGER_TOKEN_COOKIE)]).toEqual(['theirs', 'own']);
  });

  it('without the own token the session ends: nobody is kept in another’s name', async () => {
    writeCookie(MANAGER_TOKEN_COOKIE, '', 0);
    const asked: string[] = [];
    server.use(
      http.post('*/api/logout/', () => {
        asked.push('logout');
        return HttpResponse.json({ status: 'success', data: null });
      }),
    );
    await endImpersonation();
    expect(asked).toEqual(['logout']);
  });
});

it('forgets the own session together with the other one (§4.11)', async () => {
  storeToken('own');
  answers(getUserToken.path, 'theirs');
  await beginImpersonation({ userId: 7, counterpartyId: 3 });
  dropToken();
  expect([readToken(), readCookie(MANAGER_TOKEN_COOKIE), readCookie(MANAGER_PAGE_COOKIE)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
