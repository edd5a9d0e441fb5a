import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { changePassword, endSessions, getSessions } from '@shop/contracts/account/account';
import { authenticate, checkSession, getCsrfToken, logOut } from '@shop/contracts/account/session';
import { getBasket } from '@shop/contracts/basket-order/basket';
import { recordingStatements } from '../../../testing/recorded-statements.ts';
import { DEMO_PASSWORD, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { hashSecret } from '../../platform/http/session/session.ts';
import { endSessionsOf } from './open-sessions.ts';
import { logIn as logInTo } from './session.service.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

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

  it('log the buyer in and tell who it is and what is allowed (§3.53)', async () => {
    const buyer = await app.clientFor('buyer@demo.example');
    const { user } = await buyer.call(checkSession);
    assert.deepEqual([user.name, user.isDemo], ['Ирина Соколова', true]);
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

  it('name the field that a login lacks (§7.8)', async () => {
    for (const [body, field] of [
      [{}, 'login'],
      [{ password: DEMO_PASSWORD }, 'login'],
      [{ login: 'buyer@demo.example' }, 'password'],
      [{ login: ' ', password: DEMO_PASSWORD }, 'login'],
    ] as const) {
      const { httpStatus, error } = await app.visitor.attempt(authenticate, { body: body as never });
      const expected = [400, field, 'Это поле обязательно для заполнения'];
      assert.deepEqual([httpStatus, error?.field, error?.message], expected, JSON.stringify(body));
    }
  });

  it('bind the token to the browser by an HttpOnly cookie', async () => {
    const { headers } = await logIn('buyer@demo.example');
    const [sid, device] = headers['set-cookie'] as string[];
    assert.match(sid ?? '', /^sid=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict$/);
    assert.match(device ?? '', /^device=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
    const https = await app.visitor.attempt(
      authenticate,
      { body: { login: 'buyer@demo.example', password: DEMO_PASSWORD } },
      { headers: { 'x-forwarded-proto': 'https' } },
    );
    const [secureSid, secureDevice] = https.headers['set-cookie'] as string[];
    assert.match(secureSid ?? '', /^__Host-sid=.*; Secure$/);
    assert.match(secureDevice ?? '', /^__Host-device=.*; Secure$/);
  });

  it('end 1440 s after the last check (§4.3, §7.21)', async () => {
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

  it('end 86400 s after login whatever happens (§4.4, §9.3)', async () => {
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

  it('end at logout, only the one that was logged out (§7.9)', async () => {
    const [here, elsewhere] = [
      await app.clientFor('buyer@demo.example'),
      await app.clientFor('buyer@demo.example'),
    ];
    await here.call(logOut);
    assert.deepEqual([await codeOf(here), await codeOf(elsewhere)], ['auth', undefined]);
  });

  it('are listed with their browsers, and ended one by one or all the others at once', async () => {
    const browser = (userAgent: string) => ({ headers: { 'user-agent': userAgent } });
    const [here, phone, office] = [app.browser(), app.browser(), app.browser()];
    const body = { login: 'buyer@demo.example', password: DEMO_PASSWORD };
    await app.db.deleteFrom('sessions').execute();
    for (const [client, userAgent] of [
      [office, FIREFOX],
      [phone, IPHONE],
      [here, CHROME],
    ] as const) {
      client.token = (await client.call(authenticate, { body }, browser(userAgent))).token;
    }
    const { items } = await here.call(getSessions);
    assert.deepEqual(
      items.map(({ device, isCurrent, actedBy }) => [device, isCurrent, actedBy]),
      [
        ['Chrome, Windows', true, null],
        ['Safari, iPhone', false, null],
        ['Firefox, Linux', false, null],
      ],
    );
    assert.deepEqual(await here.call(endSessions, { body: { id: items[1]?.id } }), { ended: 1 });
    assert.deepEqual([await codeOf(phone), await codeOf(office)], ['auth', undefined]);
    assert.deepEqual(await here.call(endSessions, { body: {} }), { ended: 1 });
    assert.deepEqual([await codeOf(office), await codeOf(here)], ['auth', undefined]);
  });

  it("of somebody else are as unknown as those that don't exist", async () => {
    const [buyer, stranger] = [
      await app.clientFor('buyer@demo.example'),
      await app.clientFor('stranger@demo.example'),
    ];
    const { items } = await stranger.call(getSessions);
    for (const id of [items[0]?.id, 999_999_999]) {
      const { httpStatus, error } = await buyer.attempt(endSessions, { body: { id } });
      assert.deepEqual([httpStatus, error?.message], [404, 'Этот сеанс уже завершён']);
    }
    assert.equal(await codeOf(stranger), undefined);
  });

  it('leave a trail of logins, failures and ends, without what was typed', async () => {
    await app.db.deleteFrom('security_events').execute();
    const buyer = await app.clientFor('buyer@demo.example');
    await logIn('buyer@demo.example', 'Wrong2026');
    await logIn('MyPassword1', 'Wrong2026');
    await buyer.call(logOut);
    const events = await app.db
      .selectFrom('security_events')
      .leftJoin('users', 'users.id', 'security_events.user_id')
      .select(['kind', 'login', 'address', 'device'])
      .orderBy('security_events.id')
      .execute();
    const trail = { address: '127.0.0.1', device: 'Неизвестное устройство' };
    assert.deepEqual(events, [
      { kind: 'login', login: 'buyer@demo.example', ...trail },
      { kind: 'login-failed', login: 'buyer@demo.example', ...trail },
      { kind: 'login-failed', login: null, ...trail },
      { kind: 'logout', login: 'buyer@demo.example', ...trail },
    ]);
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

  for (const [what, change] of [
    ['the password changes', { password_hash: 'another' }],
    ['the account is switched off', { active: false }],
  ] as const)
    it(`do not begin when ${what} while the old password is verified`, async () => {
      const account = app.db.updateTable('users').where('login', '=', 'stranger@demo.example');
      const before = await app.db
        .selectFrom('users')
        .select(['password_hash', 'active'])
        .where('login', '=', 'stranger@demo.example')
        .executeTakeFirstOrThrow();
      let changed: Promise<unknown> | undefined;
      const attempt = {
        login: 'stranger@demo.example',
        // Read when the account has been, and a password takes longer to verify than to change.
        get password() {
          changed = account.set(change).execute();
          return DEMO_PASSWORD;
        },
      };
      const visitor = { address: '203.0.113.9', userAgent: '', device: undefined };
      await assert.rejects(logInTo(app.db, attempt, visitor), { code: 'credentials' });
      await changed;
      await account.set(before).execute();
      assert.equal((await logIn('stranger@demo.example')).httpStatus, 200);
    });

  it('that knew the old password do not outlive its change', async () => {
    const owner = await app.clientFor('clerk@demo.example');
    const body = { oldPassword: DEMO_PASSWORD, password: 'Perchatki@27' };
    const [change, ...logins] = await Promise.all([
      owner.attempt(changePassword, { body }),
      ...Array.from({ length: 4 }, () => logIn('clerk@demo.example')),
    ]);
    assert.equal(change?.httpStatus, 200);
    for (const { envelope, headers } of logins) {
      const client = app.browser();
      client.token = (envelope.data as { token?: string } | null)?.token;
      client.sid = /sid=([^;]+)/.exec(String(headers['set-cookie']))?.[1];
      assert.equal((await client.attempt(checkSession)).error?.code, 'auth');
    }
    const { password_hash } = await app.db
      .selectFrom('users')
      .select('password_hash')
      .where('login', '=', 'buyer@demo.example')
      .executeTakeFirstOrThrow();
    await app.db
      .updateTable('users')
      .set({ password_hash })
      .where('login', '=', 'clerk@demo.example')
      .execute();
  });

  it('that end together end in one statement', async () => {
    const work = async (others: number) => {
      for (let count = 0; count < others; count += 1) await app.clientFor('ops@demo.example');
      const { db, statements } = recordingStatements(app.db);
      const { id } = await app.db
        .selectFrom('users')
        .select('id')
        .where('login', '=', 'ops@demo.example')
        .executeTakeFirstOrThrow();
      assert.equal(await endSessionsOf(db, id, { exceptId: null }), others);
      return statements.length;
    };
    assert.equal(await work(4), await work(1));
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

  it('take their own CSRF token and refuse any other (§7.20)', async () => {
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
