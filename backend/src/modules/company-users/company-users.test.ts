import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { changePasswordByToken } from '@shop/contracts/account/account';
import { getCounterparties } from '@shop/contracts/account/header';
import { getProfile, getUserRole, updateProfile } from '@shop/contracts/account/profile';
import { authenticate } from '@shop/contracts/account/session';
import { createCompanyUser, getCompanyUsers, updateUserRights } from '@shop/contracts/manager/company';
import { impersonate } from '../../../testing/builders/people/impersonation.builder.ts';
import { latestLinkSecret, latestTo } from '../../../testing/outbox-reader.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import type { Actor } from '../../platform/actor/actor.ts';
import { publish } from '../../platform/events/live-events.ts';
import { isLastAdmin } from './membership.ts';

describe("a company's users", () => {
  let app: TestApp;
  let buyer: TestClient;
  let clerk: TestClient;
  let stranger: TestClient;
  const ids: Record<string, number> = {};
  const companies: Record<'romashka' | 'vasilkov' | 'foreign', number> = {
    romashka: 0,
    vasilkov: 0,
    foreign: 0,
  };
  before(async () => {
    app = await startTestApp();
    for (const { id, login } of await app.db.selectFrom('users').select(['id', 'login']).execute())
      ids[login.split('@')[0] ?? ''] = id;
    const idOf = async (name: string) =>
      (
        await app.db
          .selectFrom('counterparties')
          .select('id')
          .where('name', 'like', `%${name}%`)
          .executeTakeFirstOrThrow()
      ).id;
    companies.romashka = await idOf('Ромашка');
    companies.vasilkov = await idOf('Васильков');
    companies.foreign = await idOf('Чужая');
    buyer = await app.clientFor('buyer@demo.example');
    clerk = await app.clientFor('clerk@demo.example');
    stranger = await app.clientFor('stranger@demo.example');
  });
  after(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('throttles').execute();
  });

  const person = (email: string, others: object = {}) => ({
    email,
    name: 'Анна',
    lastName: 'Котова',
    ...others,
  });
  const listed = async (login: string, client = buyer) => {
    const query = { query: login, pageSize: 100 };
    return (await client.call(getCompanyUsers, { query })).items.find(({ email }) => email === login);
  };
  const setRights = (client: TestClient, userId: number | undefined, body: object) =>
    client.attempt(updateUserRights, { body: { userId, ...body } });
  const edit = (client: TestClient, userId: number | undefined, body: object) =>
    client.attempt(updateProfile, { body: { userId, ...body } });
  const notified = async (userId: number | undefined) => {
    const notices = await app.db
      .deleteFrom('notifications')
      .where('user_id', '=', userId ?? 0)
      .where('kind', '=', 'company')
      .returning(['title', 'message', 'link', 'counterparty_id as at'])
      .execute();
    assert.ok(notices.every(({ at }) => at === companies.romashka));
    return notices.map(({ title, message, link }) => [title, message, link]);
  };
  const history = (action: string) =>
    app.db
      .selectFrom('history')
      .select(['details', 'user_id', 'counterparty_id'])
      .where('action', '=', action)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();

  it('are listed by name, former and invited ones too, and found by words (§7.28)', async () => {
    const { items, canEdit, pageNavigation } = await buyer.call(getCompanyUsers);
    assert.deepEqual([canEdit, pageNavigation.recordCount], [true, 6]);
    assert.deepEqual(
      items.map(({ lastName, isActive, isInvited, isAdmin, isSelf }) =>
        [lastName, isActive && 'active', isInvited && 'invited', isAdmin && 'admin', isSelf && 'self']
          .filter(Boolean)
          .join(' '),
      ),
      [
        'Ежова active invited',
        'Новиков active',
        'Романова active',
        'Соколова active admin self',
        'Степанов',
        'Тихонов active',
      ],
    );
    const out = await buyer.call(getCompanyUsers, { query: { active: 'N' } });
    assert.deepEqual(
      out.items.map(({ lastName }) => lastName),
      ['Степанов'],
    );
    const found = await buyer.call(getCompanyUsers, { query: { query: 'тихонов олег' } });
    assert.deepEqual(
      found.items.map(({ email, rights }) => [email, rights]),
      [['snab@demo.example', ['prices', 'order', 'documents']]],
    );
    const second = await buyer.call(getCompanyUsers, { query: { contragent: companies.vasilkov } });
    assert.deepEqual(
      second.items.map(({ isSelf }) => isSelf),
      [true],
    );
  });

  it('are visible with the right company, and changed by administrators only', async () => {
    assert.equal((await clerk.attempt(getCompanyUsers)).httpStatus, 403);
    assert.equal((await setRights(buyer, ids.clerk, { rights: ['prices', 'company'] })).httpStatus, 200);
    const seen = await clerk.call(getCompanyUsers);
    assert.equal(seen.canEdit, false);
    const attempts = [
      clerk.attempt(createCompanyUser, { body: person('of-clerk@demo.example') }),
      setRights(clerk, ids.snab, { rights: [] }),
      setRights(clerk, ids.clerk, { isAdmin: true }),
      edit(clerk, ids.snab, { name: 'Пётр' }),
      edit(clerk, ids.buyer, { active: false }),
    ];
    for (const { httpStatus } of await Promise.all(attempts)) assert.equal(httpStatus, 403);
    await setRights(buyer, ids.clerk, { rights: ['appeals', 'prices', 'prices'] });
  });

  it('of another company are answered like unknown ones', async () => {
    const unknown = await setRights(buyer, 999_999, { rights: [] });
    assert.deepEqual([unknown.httpStatus, unknown.error?.message], [404, 'Такого пользователя нет']);
    const foreign = await setRights(buyer, ids.stranger, { rights: [] });
    assert.deepEqual([foreign.httpStatus, foreign.error], [404, unknown.error]);
    assert.deepEqual((await edit(buyer, ids.stranger, { name: 'Имя' })).error, unknown.error);
    assert.deepEqual((await edit(buyer, 999_999, { name: 'Имя' })).error, unknown.error);
    const contragent = companies.foreign;
    for (const requested of [contragent, 999_999]) {
      const { httpStatus, error } = await buyer.attempt(getCompanyUsers, {
        query: { contragent: requested },
      });
      assert.deepEqual([httpStatus, error?.message], [404, 'Такой компании нет']);
      const added = await buyer.attempt(createCompanyUser, {
        body: person('x@demo.example', { contragent: requested }),
      });
      assert.deepEqual([added.httpStatus, added.error], [404, error]);
      assert.equal((await setRights(buyer, ids.stranger, { contragent: requested })).httpStatus, 404);
      assert.equal(
        (await edit(buyer, ids.stranger, { contragent: requested, active: false })).httpStatus,
        404,
      );
    }
    // A colleague at one company is unknown at another one.
    const elsewhere = await setRights(buyer, ids.clerk, { contragent: companies.vasilkov });
    assert.equal(elsewhere.httpStatus, 404);
  });

  it('are invited by an email whose link sets the first password (§6.4, §7.31)', async () => {
    const body = person('anna@demo.example', { phone: '+7 (916) 555-44-33', rights: ['order', 'prices'] });
    const added = await buyer.call(createCompanyUser, { body });
    assert.deepEqual(
      [added.phone, added.rights, added.isInvited, added.isActive, added.lastSeenAt],
      ['79165554433', ['prices', 'order'], true, true, null],
    );
    const invitationEmail = await latestTo(app.db, 'anna@demo.example');
    assert.equal(invitationEmail?.subject, 'Приглашение в компанию ООО «Ромашка»');
    assert.match(invitationEmail.body, /Ирина Соколова приглашает вас/);
    assert.deepEqual([await notified(ids.buyer), await notified(added.id)], [[], []], 'not before she comes');
    const checkWord = await latestLinkSecret(app.db, 'anna@demo.example', 'checkword');
    const browser = app.browser();
    const password = 'Perchatki@27';
    browser.token = (await browser.call(changePasswordByToken, { body: { checkWord, password } })).token;
    assert.deepEqual((await browser.call(getUserRole)).scope, ['prices', 'order']);
    const { code } = await app.db
      .selectFrom('counterparties')
      .select('code')
      .where('id', '=', companies.romashka)
      .executeTakeFirstOrThrow();
    const people = `/mycompanies/people/?contragent=${encodeURIComponent(code)}`;
    assert.deepEqual(await notified(ids.buyer), [
      ['Приглашение принято', 'Анна Котова, ООО «Ромашка»', people],
    ]);
    assert.deepEqual(await notified(added.id), [['Вам открыта компания', 'ООО «Ромашка»', '/mycompanies/']]);
    assert.equal((await listed('anna@demo.example'))?.isInvited, false);
    // An entered phone is no login before its owner proves it.
    assert.equal((await browser.call(getProfile)).phone, '');
    const byPhone = { login: added.phone, password };
    assert.equal((await app.visitor.attempt(authenticate, { body: byPhone })).httpStatus, 401);
    assert.ok(!(await listed('anna@demo.example'))?.isSelf);
    const { details, user_id } = await history('user.added');
    assert.deepEqual(
      [user_id, details],
      [
        ids.buyer,
        {
          userId: added.id,
          name: 'Анна Котова',
          email: 'anna@demo.example',
          isAdmin: false,
          rights: ['prices', 'order'],
        },
      ],
    );
  });

  it('can be added from the administrator’s other companies, keeping their names, and from no others', async () => {
    const here = await buyer.attempt(createCompanyUser, { body: person('clerk@demo.example') });
    assert.deepEqual(
      [here.error?.field, here.error?.message],
      ['email', 'Этот человек уже есть в\u00a0компании'],
    );
    for (const email of ['stranger@demo.example', 'manager@demo.example', 'ops@demo.example']) {
      const { error } = await buyer.attempt(createCompanyUser, { body: person(email) });
      assert.deepEqual([error?.code, error?.field], ['validation', 'email']);
      assert.match(error?.message ?? '', /почтой уже есть учётная запись/);
    }
    const phone = await buyer.attempt(createCompanyUser, {
      body: person('new-one@demo.example', { phone: '79000000009' }),
    });
    assert.equal(phone.error?.field, 'personal_phone');
    assert.equal(await listed('new-one@demo.example'), undefined);

    const contragent = companies.vasilkov;
    const moved = await buyer.call(createCompanyUser, {
      body: person('clerk@demo.example', { contragent, isAdmin: true, rights: ['prices'] }),
    });
    assert.deepEqual([moved.name, moved.isAdmin, moved.rights.length], ['Павел', true, 6]);
    assert.match((await latestTo(app.db, 'clerk@demo.example'))?.subject ?? '', /^Вам открыта компания ИП/);
    assert.equal((await clerk.call(getCounterparties)).items.length, 2);
    assert.equal((await edit(buyer, ids.clerk, { contragent, active: false })).httpStatus, 200);
  });

  it('get changed rights with their next call, and the history has both (§6.3, §7.30)', async () => {
    assert.equal((await setRights(buyer, ids.clerk, { rights: ['finances', 'prices'] })).httpStatus, 200);
    assert.deepEqual((await clerk.call(getUserRole)).scope, ['prices', 'finances']);
    const { details } = await history('user.rights-changed');
    assert.deepEqual(details, {
      userId: ids.clerk,
      name: 'Павел Новиков',
      was: { isAdmin: false, rights: ['prices', 'appeals'] },
      now: { isAdmin: false, rights: ['prices', 'finances'] },
    });
    await setRights(buyer, ids.clerk, { isAdmin: true, rights: ['prices'] });
    assert.equal((await clerk.call(getUserRole)).scope.length, 6);
    await setRights(buyer, ids.clerk, { rights: ['prices', 'appeals'] });
    assert.deepEqual((await clerk.call(getUserRole)).scope, ['prices', 'appeals']);
  });

  it('get changed rights on their open pages, which reconnect', async () => {
    const received: string[] = [];
    const there = { counterpartyId: companies.romashka, closure: null } as Actor;
    const open = (login: string) =>
      app.services.events.subscribe({
        actor: { ...there, userId: ids[login] ?? 0 },
        send: (event) => received.push(`${login} ${event}`),
        end: () => received.push(`${login} ends`),
      });
    const leave = ['buyer', 'clerk'].map(open);
    // Events are delivered in order, so this one comes after all previous ones.
    await publish(app.db, 'site.changed', {}, { userId: ids.buyer ?? 0 });
    while (received.at(-1) !== 'buyer site.changed') await setImmediate();
    received.length = 0;
    await setRights(buyer, ids.clerk, { rights: ['prices'] });
    const expected = ['buyer company.changed', 'clerk company.changed', 'clerk ends'];
    while (received.length < expected.length) await setImmediate();
    assert.deepEqual(received.toSorted(), expected);
    for (const stop of leave) stop();
    await setRights(buyer, ids.clerk, { rights: ['prices', 'appeals'] });
  });

  it('never change their own rights, and never deactivate themselves', async () => {
    for (const [client, body] of [
      [buyer, { rights: ['prices'] }],
      [buyer, { isAdmin: true }],
      [clerk, { isAdmin: true }],
    ] as const) {
      assert.equal((await setRights(client, client === buyer ? ids.buyer : ids.clerk, body)).httpStatus, 403);
    }
    for (const userId of [ids.buyer, undefined]) {
      const { httpStatus, error } = await edit(buyer, userId, { active: false });
      assert.equal(httpStatus, 403);
      assert.match(error?.message ?? '', /Отключить самого себя нельзя/);
    }
    assert.equal((await buyer.call(getUserRole)).scope.length, 6);
  });

  it('are removed at once and restored with their rights', async () => {
    const snab = await app.clientFor('snab@demo.example');
    assert.equal((await edit(buyer, ids.snab, { active: false })).httpStatus, 200);
    assert.deepEqual((await snab.call(getCounterparties)).items, []);
    assert.deepEqual((await snab.call(getUserRole)).scope, []);
    assert.equal((await listed('snab@demo.example'))?.isActive, false);
    for (const attempt of [
      await setRights(buyer, ids.snab, { isAdmin: true }),
      await edit(buyer, ids.snab, { name: 'Пётр' }),
    ])
      assert.equal(attempt.error?.code, 'conflict');
    assert.equal((await edit(buyer, ids.snab, { active: true, name: 'Пётр' })).httpStatus, 200);
    assert.deepEqual((await snab.call(getUserRole)).scope, ['prices', 'order', 'documents']);
    assert.deepEqual((await history('user.changed')).details, {
      userId: ids.snab,
      name: 'Олег Тихонов',
      was: { name: 'Олег' },
      now: { name: 'Пётр' },
    });
    assert.equal((await history('user.taken-back')).counterparty_id, companies.romashka);
  });

  it('are notified when added, like the other administrators; former ones are not', async () => {
    await setRights(buyer, ids.clerk, { isAdmin: true });
    await app.db.deleteFrom('notifications').execute();
    await edit(buyer, ids.snab, { active: false });
    assert.deepEqual(await notified(ids.snab), []);
    await edit(buyer, ids.snab, { active: true });
    const title = 'Вам снова открыта компания';
    assert.deepEqual(await notified(ids.snab), [[title, 'ООО «Ромашка»', '/mycompanies/']]);
    const [news, ...more] = await notified(ids.clerk);
    assert.deepEqual([news?.[0], /Тихонов/.test(news?.[1] ?? ''), more], ['Сотрудник вернулся', true, []]);
    assert.deepEqual(await notified(ids.buyer), [], 'who does it knows');
    await setRights(buyer, ids.clerk, { rights: ['prices', 'appeals'] });
  });

  it('who were removed can be invited again with other rights', async () => {
    const back = await buyer.call(createCompanyUser, {
      body: person('stepanov@demo.example', { rights: ['documents'] }),
    });
    assert.deepEqual([back.name, back.isActive, back.rights], ['Виктор', true, ['documents']]);
    assert.equal((await edit(buyer, ids.stepanov, { active: false })).httpStatus, 200);
  });

  it('deactivated by the shop are activated by nobody else, and unchanged by an edit', async () => {
    const setActive = (active: boolean) =>
      app.db.updateTable('users').set({ active }).where('login', '=', 'docs@demo.example').execute();
    await setActive(false);
    assert.equal(
      (await edit(buyer, ids.docs, { active: false, workPosition: 'Архивариус' })).httpStatus,
      200,
    );
    const { error } = await edit(buyer, ids.docs, { active: true });
    assert.deepEqual([error?.code, /отключил магазин/.test(error?.message ?? '')], ['conflict', true]);
    await setActive(true);
    const { isActive, workPosition } = (await listed('docs@demo.example'))!;
    assert.deepEqual([isActive, workPosition], [true, 'Архивариус']);
  });

  it('who work at others’ companies too are renamed by themselves and a manager only', async () => {
    const elsewhere = { counterparty_id: companies.foreign, user_id: ids.clerk ?? 0 };
    await app.db.insertInto('counterparty_users').values(elsewhere).execute();
    const impersonating = await impersonate(app, buyer, 'clerk@demo.example', companies.romashka);
    const attempts = [
      () => edit(buyer, ids.clerk, { name: 'Чужое' }),
      () => impersonating.attempt(updateProfile, { body: { name: 'Чужое' } }),
    ];
    for (const attempt of attempts) assert.equal((await attempt()).httpStatus, 403);
    assert.equal((await listed('clerk@demo.example'))?.name, 'Павел');
    await app.db
      .deleteFrom('counterparty_users')
      .where('user_id', '=', elsewhere.user_id)
      .where('counterparty_id', '=', companies.foreign)
      .execute();
    for (const attempt of attempts) assert.equal((await attempt()).httpStatus, 200);
    assert.equal((await edit(buyer, ids.clerk, { name: 'Павел' })).httpStatus, 200);
  });

  it('keep control of their logins: no administrator sets a phone', async () => {
    const { httpStatus } = await edit(buyer, ids.clerk, {
      phone: '79160000001',
      oldPassword: 'x',
      name: 'Яков',
    });
    assert.equal(httpStatus, 403);
    assert.equal((await listed('clerk@demo.example'))?.name, 'Павел');
  });

  it('keep an administrator, also when two revoke each other’s role at once', async () => {
    const member = { counterpartyId: companies.romashka, userId: ids.buyer ?? 0 };
    assert.equal(await isLastAdmin(app.db, member), true);
    for (let round = 0; round < 3; round += 1) {
      await app.db
        .updateTable('counterparty_users')
        .set({ is_admin: true })
        .where('counterparty_id', '=', companies.romashka)
        .where('user_id', 'in', [ids.buyer ?? 0, ids.clerk ?? 0])
        .execute();
      assert.equal(await isLastAdmin(app.db, member), false);
      const answers = await Promise.all([
        setRights(buyer, ids.clerk, { rights: ['prices'] }),
        round === 1 ? setRights(clerk, ids.buyer, {}) : edit(clerk, ids.buyer, { active: false }),
      ]);
      assert.deepEqual(
        answers.map(({ httpStatus }) => httpStatus).filter((status) => status === 200).length,
        1,
      );
      const admins = await app.db
        .selectFrom('counterparty_users')
        .select('user_id')
        .where('counterparty_id', '=', companies.romashka)
        .where('is_admin', '=', true)
        .execute();
      assert.equal(admins.length, 1);
      await app.db
        .deleteFrom('former_members')
        .where('user_id', '=', ids.buyer ?? 0)
        .execute();
      await app.db
        .insertInto('counterparty_users')
        .values({ counterparty_id: companies.romashka, user_id: ids.buyer ?? 0, is_admin: true })
        .onConflict((conflict) =>
          conflict.columns(['counterparty_id', 'user_id']).doUpdateSet({ is_admin: true }),
        )
        .execute();
      await app.db
        .updateTable('users')
        .set({ current_counterparty_id: companies.romashka })
        .where('id', '=', ids.buyer ?? 0)
        .execute();
    }
    await setRights(buyer, ids.clerk, { rights: ['prices', 'appeals'] });
  });

  it('keep their last active administrator when another one is deactivated', async () => {
    await setRights(buyer, ids.clerk, { isAdmin: true });
    await app.db
      .updateTable('users')
      .set({ active: false })
      .where('login', '=', 'clerk@demo.example')
      .execute();
    const member = { counterpartyId: companies.romashka, userId: ids.buyer ?? 0 };
    assert.equal(await isLastAdmin(app.db, member), true);
    await app.db
      .updateTable('users')
      .set({ active: true })
      .where('login', '=', 'clerk@demo.example')
      .execute();
    await setRights(buyer, ids.clerk, { rights: ['prices', 'appeals'] });
  });

  it('cannot be changed while impersonating an administrator', async () => {
    const impersonating = await impersonate(
      app,
      await app.clientFor('manager@demo.example'),
      'buyer@demo.example',
    );
    assert.equal((await impersonating.call(getCompanyUsers)).canEdit, false);
    const attempts = [
      impersonating.attempt(createCompanyUser, { body: person('acted@demo.example') }),
      setRights(impersonating, ids.clerk, { isAdmin: true }),
      edit(impersonating, ids.clerk, { active: false }),
      edit(impersonating, ids.clerk, { name: 'Яков' }),
    ];
    for (const { httpStatus, error } of await Promise.all(attempts))
      assert.deepEqual([httpStatus, error?.code], [403, 'forbidden']);
  });

  it('are invited a limited number of times, failures included', async () => {
    const attempts = Array.from({ length: 24 }, () =>
      buyer.attempt(createCompanyUser, { body: person('stranger@demo.example') }),
    );
    const codes = (await Promise.all(attempts)).map(({ error }) => error?.code);
    assert.equal(codes.filter((code) => code === 'validation').length, 20);
    assert.ok(codes.includes('limit'));
  });

  it('get one account when two companies invite an email address at once', async () => {
    const answers = await Promise.all(
      [buyer, stranger].map((client) =>
        client.attempt(createCompanyUser, { body: person('twice@demo.example') }),
      ),
    );
    assert.deepEqual(answers.map(({ httpStatus }) => httpStatus).sort(), [200, 400]);
    const body = { login: 'twice@demo.example', password: 'Demo2026' };
    assert.equal((await app.visitor.attempt(authenticate, { body })).httpStatus, 401);
  });
});
