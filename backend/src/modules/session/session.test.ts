import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getBasket } from '@shop/shared/contracts/basket';
import { authenticate, checkSession, getCsrfToken, logOut } from '@shop/shared/contracts/session';
import { hashSecret } from '../../http/session.ts';
import { DEMO_PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

describe('sessions', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.close());

  const logIn = (login: string, password = DEMO_PASSWORD) =>
    app.visitor.attempt(authenticate, { body: { login, password } });
  const sessionOf = (client: TestClient) =>
    app.db.updateTable('sessions').where('token_hash', '=', hashSecret(client.token ?? ''));
  const codeOf = async (client: TestClient) => (await client.attempt(checkSession)).error?.code;

  it('log the buyer in and tell who it is and what is allowed', async () => {
    const buyer = await app.clientFor('buyer@demo.example');
    const { user } = await buyer.call(checkSession);
    assert.equal(user.name, 'Ирина Соколова');
    assert.deepEqual(user.scope, ['prices', 'order', 'finances', 'documents', 'company', 'appeals']);
  });

  it('give the clerk the rights of the clerk and staff none', async () => {
    const scopeOf = async (login: string) =>
      (await (await app.clientFor(login)).call(checkSession)).user.scope;
    assert.deepEqual(await scopeOf('clerk@demo.example'), ['prices', 'appeals']);
    assert.deepEqual(await scopeOf('manager@demo.example'), []);
    assert.deepEqual(await scopeOf('ops@demo.example'), []);
  });

  it('begin with a phone in any notation', async () => {
    for (const phone of ['+7 (900) 000-00-01', '89000000001', '9000000001']) {
      assert.equal((await logIn(phone)).httpStatus, 200, phone);
    }
  });

  it('bind the token to the browser by an HttpOnly cookie', async () => {
    const { headers } = await logIn('buyer@demo.example');
    assert.match(
      String(headers['set-cookie']),
      /^sid=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict$/,
    );
    const https = await app.visitor.attempt(
      authenticate,
      { body: { login: 'buyer@demo.example', password: DEMO_PASSWORD } },
      { headers: { 'x-forwarded-proto': 'https' } },
    );
    assert.match(String(https.headers['set-cookie']), /^__Host-sid=.*; Secure$/);
  });

  it('answer a wrong password and an unknown account alike', async () => {
    const wrong = await logIn('clerk@demo.example', 'Wrong2026');
    const unknown = await logIn('nobody@demo.example', 'Wrong2026');
    assert.deepEqual([wrong.httpStatus, wrong.error], [unknown.httpStatus, unknown.error]);
    assert.deepEqual([wrong.httpStatus, wrong.error?.code], [401, 'credentials']);
  });

  it('stop after ten failures of one account, also of one that does not exist, and leave others alone', async () => {
    for (const login of ['ops@demo.example', 'ghost@demo.example']) {
      for (let tries = 0; tries < 10; tries += 1) await logIn(login, 'Wrong2026');
      const { httpStatus, error, headers } = await logIn(login, DEMO_PASSWORD);
      assert.deepEqual([httpStatus, error?.code, headers['retry-after']], [429, 'limit', '900']);
    }
    assert.equal((await logIn('buyer@demo.example')).httpStatus, 200);
  });

  it('count every spelling of a phone as the same account', async () => {
    const spellings = ['79000000777', '89000000777', '9000000777', '+7 900 000-07-77', '+7 (900) 0000777'];
    for (const phone of [...spellings, ...spellings]) await logIn(phone, 'Wrong2026');
    assert.equal((await logIn('7-900-000-07-77', 'Wrong2026')).error?.code, 'limit');
  });

  it('hold the limit also against guesses sent all at once', async () => {
    const guesses = Array.from({ length: 30 }, () => logIn('crowd@demo.example', 'Wrong2026'));
    const codes = (await Promise.all(guesses)).map(({ error }) => error?.code);
    assert.equal(codes.filter((code) => code === 'credentials').length <= 10, true);
  });

  it('never count successes', async () => {
    for (let tries = 0; tries < 12; tries += 1)
      assert.equal((await logIn('clerk@demo.example')).httpStatus, 200);
  });

  it('end 1440 s after the last check', async () => {
    const buyer = await app.clientFor('buyer@demo.example');
    await sessionOf(buyer)
      .set({ last_seen_at: ago(1430) })
      .execute();
    const { expiresAt } = await buyer.call(checkSession);
    assert.ok(Math.abs(Date.parse(expiresAt) - Date.now() - 1_440_000) < 5000);
    await sessionOf(buyer)
      .set({ last_seen_at: ago(1441) })
      .execute();
    assert.equal(await codeOf(buyer), 'auth');
  });

  it('end 86400 s after login whatever happens', async () => {
    const buyer = await app.clientFor('buyer@demo.example');
    await sessionOf(buyer)
      .set({ expires_at: new Date(Date.now() + 60_000) })
      .execute();
    const { expiresAt } = await buyer.call(checkSession);
    assert.ok(Date.parse(expiresAt) <= Date.now() + 60_000);
    await sessionOf(buyer)
      .set({ expires_at: ago(1) })
      .execute();
    assert.equal(await codeOf(buyer), 'auth');
  });

  it('end at logout, only the one that was logged out', async () => {
    const [here, elsewhere] = [
      await app.clientFor('buyer@demo.example'),
      await app.clientFor('buyer@demo.example'),
    ];
    await here.call(logOut);
    assert.deepEqual([await codeOf(here), await codeOf(elsewhere)], ['auth', undefined]);
  });

  it('end with the account', async () => {
    const stranger = await app.clientFor('stranger@demo.example');
    const setActive = (active: boolean) =>
      app.db.updateTable('users').set({ active }).where('login', '=', 'stranger@demo.example').execute();
    await setActive(false);
    assert.equal(await codeOf(stranger), 'auth');
    assert.equal((await logIn('stranger@demo.example')).error?.code, 'credentials');
    await setActive(true);
  });

  it('give no rights at a company that has been switched off', async () => {
    const stranger = await app.clientFor('stranger@demo.example');
    const setActive = (active: boolean) =>
      app.db
        .updateTable('counterparties')
        .set({ active })
        .where('name', '=', 'ООО «Чужая компания»')
        .execute();
    await setActive(false);
    const { user } = await stranger.call(checkSession);
    assert.deepEqual(user.scope, []);
    assert.equal((await stranger.attempt(getBasket)).error?.code, 'forbidden');
    await setActive(true);
    await stranger.call(getBasket);
  });

  it('take their own CSRF token and refuse any other', async () => {
    const buyer = await app.clientFor('buyer@demo.example');
    const { token } = await buyer.call(getCsrfToken);
    const statusWith = async (csrf: string) =>
      (await buyer.attempt(checkSession, {}, { headers: { 'x-csrf-token': csrf } })).httpStatus;
    assert.deepEqual([await statusWith(token), await statusWith('another')], [200, 403]);
  });

  it('leave nothing in the database that opens one', async () => {
    const buyer = await app.clientFor('buyer@demo.example');
    const rows = JSON.stringify(await app.db.selectFrom('sessions').selectAll().execute());
    assert.ok(buyer.token && buyer.sid && !rows.includes(buyer.token) && !rows.includes(buyer.sid));
  });
});
