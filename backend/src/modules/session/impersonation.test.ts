import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { endSessions, getSessions } from '@shop/contracts/account/account';
import { getCounterparties, switchCounterparty } from '@shop/contracts/account/header';
import { getUserToken, returnToOwnSession } from '@shop/contracts/account/impersonation';
import { getProfile } from '@shop/contracts/account/profile';
import { authenticate, checkSession, logOut } from '@shop/contracts/account/session';
import { getBalance } from '@shop/contracts/finances/finances';
import { impersonate as actAs, inBrowserOf } from '../../../testing/builders/people/impersonation.builder.ts';
import { DEMO_PASSWORD, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { hashSecret } from '../../platform/http/session/session.ts';
import { endSessionsOf } from './open-sessions.ts';

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

describe('impersonation', () => {
  let app: TestApp;
  let manager: TestClient;
  const ids: Record<string, number> = {};

  before(async () => {
    app = await startTestApp();
    const users = await app.db
      .selectFrom('users')
      .select(['id', 'login', 'current_counterparty_id'])
      .execute();
    for (const { id, login } of users) ids[login.split('@')[0] ?? ''] = id;
    for (const { login, current_counterparty_id } of users)
      ids[`company of ${login.split('@')[0]}`] = current_counterparty_id ?? 0;
    const { id } = await app.db
      .selectFrom('counterparty_users')
      .select('counterparty_id as id')
      .where('user_id', '=', ids.buyer ?? 0)
      .where('counterparty_id', '!=', ids['company of buyer'] ?? 0)
      .executeTakeFirstOrThrow();
    ids['other company'] = id;
  });
  after(() => app.close());
  beforeEach(async () => {
    manager = await app.clientFor('manager@demo.example');
  });

  const chosen = (user: string, company = `company of ${user}`) => ({
    body: { userId: ids[user] ?? 0, contragent: ids[company] ?? 0 },
  });
  const inThatBrowser = (client: TestClient, token: string | undefined) => inBrowserOf(app, client, token);
  const impersonate = (agent: TestClient, user: string, company?: string) =>
    actAs(app, agent, `${user}@demo.example`, company === undefined ? undefined : ids[company]);
  const codeOf = async (client: TestClient) => (await client.attempt(checkSession)).error?.code;
  const sessionOf = (client: TestClient) =>
    app.db.updateTable('sessions').where('token_hash', '=', hashSecret(client.token ?? ''));
  const openUnder = async (agent: TestClient) => {
    const parent = app.db
      .selectFrom('sessions')
      .select('id')
      .where('token_hash', '=', hashSecret(agent.token ?? ''));
    const open = app.db.selectFrom('sessions').select('id').where('parent_id', '=', parent);
    return (await open.where('ended_at', 'is', null).execute()).length;
  };

  it('shows who acts, for whom and where, with the rights of the user and no more (§7.32)', async () => {
    const clerk = await impersonate(manager, 'clerk');
    const { user } = await clerk.call(checkSession);
    assert.deepEqual(
      [user.login, user.role, user.scope, user.actedBy],
      [
        'clerk@demo.example',
        'CUSTOMER',
        ['prices', 'appeals'],
        { id: ids.manager, name: 'Елена Морозова', companyName: 'ООО «Ромашка»' },
      ],
    );
    assert.equal((await clerk.attempt(getBalance)).httpStatus, 403);
  });

  it('opens one company, whichever the user has chosen for himself, and leaves that choice alone', async () => {
    const buyer = await impersonate(manager, 'buyer', 'other company');
    const own = await app.clientFor('buyer@demo.example');
    const current = async (client: TestClient) =>
      (await client.call(getCounterparties)).items.map(({ id, isCurrent }) => [id, isCurrent]);
    assert.deepEqual(await current(buyer), [[ids['other company'], true]]);
    assert.equal((await buyer.call(getProfile)).companies.length, 1);
    for (const company of ['other company', 'company of buyer']) {
      const { error } = await buyer.attempt(switchCounterparty, { params: { id: ids[company] } });
      assert.match(error?.message ?? '', /сначала выйдите/);
    }
    assert.equal((await current(own)).length, 2);
    assert.ok((await current(own)).some(([id, isCurrent]) => id === ids['company of buyer'] && isCurrent));
    const codes = await app.db.selectFrom('counterparties').select(['id', 'code']).execute();
    const codeOfCompany = (name: string) => codes.find(({ id }) => id === ids[name])?.code;
    const statusOf = async (name: string) =>
      (await buyer.attempt(getBalance, { query: { contragent: codeOfCompany(name) } })).httpStatus;
    assert.deepEqual([await statusOf('other company'), await statusOf('company of buyer')], [200, 404]);
  });

  it('works in the browser of the own session alone', async () => {
    const buyer = await impersonate(manager, 'buyer');
    const elsewhere = await app.clientFor('manager@demo.example');
    assert.equal(await codeOf(inThatBrowser(elsewhere, buyer.token)), 'auth');
    const stolen = inThatBrowser(elsewhere, manager.token);
    assert.equal((await stolen.attempt(returnToOwnSession)).error?.code, 'auth');
    assert.equal(await codeOf(buyer), undefined);
  });

  it('for a second user ends the first', async () => {
    const first = await impersonate(manager, 'clerk');
    const second = await impersonate(manager, 'buyer');
    assert.deepEqual([await codeOf(first), await codeOf(second)], ['auth', undefined]);
  });

  it('begun many times at once leaves one session', async () => {
    const tokens = await Promise.all(
      ['buyer', 'clerk', 'buyer', 'clerk'].map((user) => manager.call(getUserToken, chosen(user))),
    );
    const codes = await Promise.all(tokens.map(({ token }) => codeOf(inThatBrowser(manager, token))));
    assert.deepEqual([codes.filter((code) => code === undefined).length, await openUnder(manager)], [1, 1]);
  });

  it('ends with the way back, which is open also when it has ended by itself', async () => {
    const buyer = await impersonate(manager, 'buyer');
    assert.equal((await buyer.attempt(returnToOwnSession)).httpStatus, 403);
    for (const time of ['first', 'second']) {
      assert.equal((await manager.call(returnToOwnSession)).token, manager.token, time);
      assert.equal(await codeOf(buyer), 'auth');
    }
    assert.equal(await codeOf(manager), undefined);
  });

  it('ends with the logout of either', async () => {
    for (const whose of ['own', 'impersonating']) {
      const own = await app.clientFor('manager@demo.example');
      const impersonating = await impersonate(own, 'buyer');
      await (whose === 'own' ? own : impersonating).call(logOut);
      assert.deepEqual([await codeOf(own), await codeOf(impersonating)], ['auth', 'auth'], whose);
    }
  });

  it('keeps the own session awake, and ends with it', async () => {
    const buyer = await impersonate(manager, 'buyer');
    await sessionOf(manager)
      .set({ last_seen_at: ago(1430) })
      .execute();
    await buyer.call(checkSession);
    const { last_seen_at: seen } = await app.db
      .selectFrom('sessions')
      .select('last_seen_at')
      .where('token_hash', '=', hashSecret(manager.token ?? ''))
      .executeTakeFirstOrThrow();
    assert.ok(seen > ago(60));
    await sessionOf(manager)
      .set({ last_seen_at: ago(1441) })
      .execute();
    assert.equal(await codeOf(buyer), 'auth');
    await sessionOf(manager)
      .set({ last_seen_at: ago(0), expires_at: ago(1) })
      .execute();
    assert.equal(await codeOf(buyer), 'auth');
  });

  it('lasts no longer than 24 hours from the login of whoever acts', async () => {
    const end = new Date(Date.now() + 60_000);
    await sessionOf(manager).set({ expires_at: end }).execute();
    const { expiresAt } = await (await impersonate(manager, 'buyer')).call(checkSession);
    assert.equal(Date.parse(expiresAt), end.getTime());
  });

  it('ends when the own sessions are ended, and when the user ends his', async () => {
    const first = await impersonate(manager, 'buyer');
    await endSessionsOf(app.db, ids.manager ?? 0, { exceptId: null });
    const again = await app.clientFor('manager@demo.example');
    const second = await impersonate(again, 'buyer');
    const buyer = await app.clientFor('buyer@demo.example');
    const { items } = await buyer.call(getSessions);
    assert.ok(items.some(({ actedBy }) => actedBy === 'Елена Морозова'));
    await buyer.call(endSessions, { body: {} });
    assert.deepEqual(await Promise.all([first, second, again].map(codeOf)), ['auth', 'auth', undefined]);
  });

  const users = () => app.db.updateTable('users');
  const company = () => app.db.updateTable('counterparties').where('id', '=', ids['company of buyer'] ?? 0);
  const managerId = () => ids.manager ?? 0;
  const changes: readonly [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    [
      'the manager is switched off',
      () => users().set({ active: false }).where('id', '=', managerId()).execute(),
      () => users().set({ active: true }).where('id', '=', managerId()).execute(),
    ],
    [
      'the manager is none any longer',
      () => users().set({ role: 'OPERATIONS' }).where('id', '=', managerId()).execute(),
      () => users().set({ role: 'MANAGER' }).where('id', '=', managerId()).execute(),
    ],
    [
      'the user is switched off',
      () =>
        users()
          .set({ active: false })
          .where('id', '=', ids.buyer ?? 0)
          .execute(),
      () =>
        users()
          .set({ active: true })
          .where('id', '=', ids.buyer ?? 0)
          .execute(),
    ],
    [
      'the company is switched off',
      () => company().set({ active: false }).execute(),
      () => company().set({ active: true }).execute(),
    ],
    [
      'the company goes to another manager',
      () =>
        company()
          .set({ manager_id: ids.ops ?? 0 })
          .execute(),
      () => company().set({ manager_id: managerId() }).execute(),
    ],
    [
      'the user leaves the company',
      () => moveMembership(ids.buyer ?? 0, ids.stranger ?? 0),
      () => moveMembership(ids.stranger ?? 0, ids.buyer ?? 0),
    ],
  ];
  const moveMembership = (from: number, to: number) =>
    app.db
      .updateTable('counterparty_users')
      .set({ user_id: to })
      .where('user_id', '=', from)
      .where('counterparty_id', '=', ids['company of buyer'] ?? 0)
      .execute();
  for (const [what, change, undo] of changes)
    it(`opens nothing once ${what}`, async () => {
      const buyer = await impersonate(manager, 'buyer');
      await change();
      try {
        assert.equal(await codeOf(buyer), 'auth');
        assert.notEqual((await manager.attempt(getUserToken, chosen('buyer'))).httpStatus, 200);
      } finally {
        await undo();
      }
    });

  it('is for an administrator too, for users of his company while he is one (§6.5)', async () => {
    const buyer = await app.clientFor('buyer@demo.example');
    const clerk = await impersonate(buyer, 'clerk', 'company of buyer');
    assert.equal((await clerk.call(checkSession)).user.actedBy?.name, 'Ирина Соколова');
    const demote = (is_admin: boolean) =>
      app.db
        .updateTable('counterparty_users')
        .set({ is_admin })
        .where('user_id', '=', ids.buyer ?? 0)
        .where('counterparty_id', '=', ids['company of buyer'] ?? 0)
        .execute();
    await demote(false);
    assert.equal(await codeOf(clerk), 'auth');
    await demote(true);
    assert.equal(await codeOf(clerk), undefined);
  });

  it('is refused for oneself, for staff, for strangers, for others’ clients, and during another impersonation', async () => {
    const buyer = await app.clientFor('buyer@demo.example');
    const clerk = await app.clientFor('clerk@demo.example');
    const impersonating = await impersonate(manager, 'buyer');
    const attempt = async (client: TestClient, user: string, company?: string) =>
      (await client.attempt(getUserToken, chosen(user, company))).httpStatus;
    assert.equal(await attempt(buyer, 'buyer'), 403);
    assert.equal(await attempt(clerk, 'buyer', 'company of clerk'), 404);
    assert.equal(await attempt(impersonating, 'clerk'), 403);
    assert.equal(await attempt(buyer, 'stranger'), 404);
    assert.equal(await attempt(buyer, 'stranger', 'company of buyer'), 404);
    assert.equal(await attempt(manager, 'stranger', 'company of buyer'), 404);
    assert.equal(await attempt(manager, 'ops', 'company of buyer'), 404);
    const strangers = app.db.updateTable('counterparties').where('id', '=', ids['company of stranger'] ?? 0);
    await strangers.set({ manager_id: ids.ops ?? 0 }).execute();
    assert.equal(await attempt(manager, 'stranger'), 404);
    await strangers.set({ manager_id: null }).execute();
    assert.equal(await attempt(manager, 'stranger'), 200);
    const member = { counterparty_id: ids['company of buyer'] ?? 0, user_id: ids.ops ?? 0 };
    await app.db.insertInto('counterparty_users').values(member).execute();
    assert.equal(await attempt(manager, 'ops', 'company of buyer'), 403);
  });

  it('leaves a trail with both ids', async () => {
    await app.db.deleteFrom('security_events').execute();
    const browser = app.browser();
    const body = { login: 'manager@demo.example', password: DEMO_PASSWORD };
    browser.token = (await browser.call(authenticate, { body })).token;
    await browser.call(getUserToken, chosen('buyer'));
    await browser.call(returnToOwnSession);
    const events = await app.db
      .selectFrom('security_events')
      .select(['kind', 'user_id', 'acted_by'])
      .orderBy('id')
      .execute();
    assert.deepEqual(events.slice(1), [
      { kind: 'acting-began', user_id: ids.buyer, acted_by: ids.manager },
      { kind: 'acting-ended', user_id: ids.buyer, acted_by: ids.manager },
    ]);
  });
});
