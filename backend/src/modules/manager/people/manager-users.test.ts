import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getCounterparties, switchCounterparty } from '@shop/contracts/account/header';
import { getUserToken } from '@shop/contracts/account/impersonation';
import { getProfile } from '@shop/contracts/account/profile';
import { setCounterpartyActive } from '@shop/contracts/manager/manager';
import {
  addUserToCompanies,
  getManagedUsers,
  getReassignForm,
  getUserForm,
  getUsersToAdd,
  reassignOrders,
  removeUserFromCompany,
  saveUserForm,
} from '@shop/contracts/manager/manager-users';
import {
  buildClient,
  buildOrderOf,
  buildPerson,
} from '../../../../testing/builders/people/client.builder.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';

describe("people of the manager's clients", () => {
  let app: TestApp;
  let manager: TestClient;
  let managerId: number;
  let alpha: Awaited<ReturnType<typeof buildClient>>;
  let beta: typeof alpha;
  let foreign: typeof alpha;
  let stranger: Awaited<ReturnType<typeof buildPerson>>;
  let otherManager: typeof stranger;

  before(async () => {
    app = await startTestApp();
    manager = await app.clientFor('manager@demo.example');
    managerId = await idOf('manager@demo.example');
    otherManager = await buildPerson(app.db, { lastName: 'Другой', role: 'MANAGER' });
    alpha = await buildClient(app.db, { managerId, name: 'ООО «Альфа-Ёлка»' });
    beta = await buildClient(app.db, { managerId: null, name: 'ООО «Бета»' });
    foreign = await buildClient(app.db, { managerId: otherManager.id, name: 'ООО «Чужая»' });
    stranger = await buildPerson(app.db, { lastName: 'Посторонний', companies: [foreign] });
  });
  after(() => app.close());

  const idOf = async (login: string) =>
    (await app.db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;
  const found = async (query: object) =>
    (await manager.call(getManagedUsers, { query })).items.map(({ id }) => id);
  const formOf = async (userId: number) => {
    const { user, roles, loginPhone } = await manager.call(getUserForm, { body: { userId } });
    const { name, lastName, secondName, phone, workPosition, isActive: active } = user;
    return {
      body: { userId, name, lastName, secondName, phone, loginPhone, workPosition, active },
      roles,
      user,
      loginPhone,
    };
  };
  const companiesOf = async (client: TestClient) =>
    (await client.call(getCounterparties)).items.map(({ id, isCurrent }) => [id, isCurrent]);
  const historyAt = async (counterpartyId: number) =>
    (
      await app.db
        .selectFrom('history')
        .select(['action', 'user_id'])
        .where('counterparty_id', '=', counterpartyId)
        .orderBy('id')
        .execute()
    ).map(({ action }) => action);

  it('are found by words of name, email, phone in any notation, and company (§6.12, §7.41)', async () => {
    const person = await buildPerson(app.db, { lastName: 'Королёв', companies: [alpha, beta] });
    const phone = `+7 (955) ${person.phone!.slice(4, 7)}-${person.phone!.slice(7)}`;
    for (const query of ['королев', person.login, phone, 'елка королёв', 'БЕТА Королёв'])
      assert.deepEqual(await found({ query }), [person.id], query);
    assert.deepEqual(await found({ query: 'Королёв', contragent: alpha.id }), [person.id]);
    assert.deepEqual(await found({ query: 'Королёв', contragent: foreign.id }), []);
    assert.deepEqual(await found({ query: 'Королёв', active: 'N' }), []);
    const { items } = await manager.call(getManagedUsers, { query: { query: 'королев' } });
    assert.deepEqual(
      items[0]?.companies.map(({ name, isAdmin }) => [name, isAdmin]),
      [
        [alpha.name, true],
        [beta.name, true],
      ],
    );
  });

  it('of another manager, staff and the manager himself are unknown to every call', async () => {
    assert.deepEqual(await found({ query: 'Посторонний' }), []);
    for (const userId of [stranger.id, managerId, otherManager.id, 999_999]) {
      const fields = { name: 'А', lastName: 'Б', active: false };
      const attempts = [
        manager.attempt(getUserForm, { body: { userId } }),
        manager.attempt(saveUserForm, { body: { userId, ...fields } }),
        manager.attempt(getReassignForm, { body: { userId } }),
        manager.attempt(reassignOrders, { body: { userId, newUserId: 1 } }),
        manager.attempt(addUserToCompanies, { body: { userId, contragents: [alpha.id] } }),
        manager.attempt(removeUserFromCompany, { body: { userId, contragent: alpha.id } }),
      ];
      for (const { httpStatus } of await Promise.all(attempts)) assert.equal(httpStatus, 404);
    }
  });

  it('are attached to companies and detached; attaching again restores their rights (§6.15, §7.44, §7.47)', async () => {
    const nobody = await buildPerson(app.db, { lastName: 'Новичков' });
    const toAdd = async () =>
      (await manager.call(getUsersToAdd, { query: { contragent: beta.id, query: 'новичков' } })).items;
    assert.deepEqual(
      (await toAdd()).map(({ name, companies }) => [name, companies]),
      [['Новичков Пётр', []]],
    );
    const body = { userId: nobody.id, contragents: [alpha.id, beta.id], rights: ['prices'] as const };
    const attach = () => manager.call(addUserToCompanies, { body: { ...body, rights: [...body.rights] } });
    assert.deepEqual(await attach(), { added: [alpha.id, beta.id] });
    assert.deepEqual(await attach(), { added: [] });
    assert.deepEqual(await toAdd(), []);
    const client = await app.clientFor(nobody.login);
    assert.equal((await client.call(getProfile)).companies.length, 2);

    await manager.call(removeUserFromCompany, { body: { userId: nobody.id, contragent: alpha.id } });
    assert.equal((await client.call(getProfile)).companies.length, 1);
    const back = { userId: nobody.id, contragents: [alpha.id], isAdmin: true };
    assert.deepEqual(await manager.call(addUserToCompanies, { body: back }), { added: [alpha.id] });
    const { roles } = await formOf(nobody.id);
    assert.deepEqual(
      roles.map(({ role }) => role),
      ['USER', 'USER'],
    );
    const actions = await historyAt(alpha.id);
    assert.deepEqual(actions.slice(-3), ['user.added', 'user.taken-out', 'user.taken-back']);
  });

  it('work at an active company, also when the first one they were attached to is off', async () => {
    const nobody = await buildPerson(app.db, { lastName: 'Первый' });
    const off = await buildClient(app.db, { managerId, name: 'ООО «Выключенная»' });
    await manager.call(setCounterpartyActive, { body: { id: off.id, active: false } });
    for (const { id } of [off, alpha])
      await manager.call(addUserToCompanies, { body: { userId: nobody.id, contragents: [id] } });
    assert.deepEqual(await companiesOf(await app.clientFor(nobody.login)), [[alpha.id, true]]);
    // Simulates a user who switched to the company in the moment it was switched off.
    await app.db
      .updateTable('users')
      .set({ current_counterparty_id: off.id })
      .where('id', '=', nobody.id)
      .execute();
    for (const active of [false, true])
      await manager.call(setCounterpartyActive, { body: { id: alpha.id, active } });
    assert.deepEqual(await companiesOf(await app.clientFor(nobody.login)), [[alpha.id, true]]);
  });

  it('work at a company of theirs, also when they switch to one they are being detached from', async () => {
    const person = await buildPerson(app.db, { lastName: 'Быстрый', companies: [alpha, beta], rights: [] });
    const client = await app.clientFor(person.login);
    const left = { body: { userId: person.id, contragent: beta.id } };
    for (let time = 0; time < 5; time += 1) {
      const switching = () => client.attempt(switchCounterparty, { params: { id: beta.id } });
      await Promise.all([switching(), manager.call(removeUserFromCompany, left), switching(), switching()]);
      assert.deepEqual(await companiesOf(client), [[alpha.id, true]]);
      await manager.call(addUserToCompanies, { body: { userId: person.id, contragents: [beta.id] } });
    }
  });

  it('are attached to no company when one of them is another manager’s', async () => {
    const person = await buildPerson(app.db, { lastName: 'Смирный', companies: [alpha], rights: [] });
    const { httpStatus, error } = await manager.attempt(addUserToCompanies, {
      body: { userId: person.id, contragents: [beta.id, foreign.id] },
    });
    assert.deepEqual([httpStatus, error?.field], [404, 'contragents.1']);
    assert.equal((await formOf(person.id)).roles.length, 1);
  });

  it('are edited; a phone of somebody else is refused at its field (§6.17, §7.49)', async () => {
    const person = await buildPerson(app.db, { lastName: 'Прежний', companies: [alpha] });
    const client = await app.clientFor(person.login);
    const { body } = await formOf(person.id);
    const edited = { ...body, lastName: 'Новый', workPosition: 'Кладовщик' };
    await manager.call(saveUserForm, { body: edited });
    const { user } = await formOf(person.id);
    assert.deepEqual([user.lastName, user.workPosition, user.email], ['Новый', 'Кладовщик', person.login]);
    assert.equal((await client.attempt(getProfile)).httpStatus, 200);

    const { httpStatus, error } = await manager.attempt(saveUserForm, {
      body: { ...edited, phone: stranger.phone },
    });
    assert.deepEqual([httpStatus, error?.field], [400, 'personal_phone']);
  });

  it('who also work for another manager’s client keep the phone they log in with', async () => {
    const person = await buildPerson(app.db, { lastName: 'Общий', companies: [alpha, foreign], rights: [] });
    const { body } = await formOf(person.id);
    for (const change of [{ phone: '' }, { isPhoneLost: true }]) {
      const { error } = await manager.attempt(saveUserForm, { body: { ...body, ...change } });
      assert.deepEqual([error?.code, error?.field], ['validation', 'personal_phone']);
    }
    const typed = { ...body, phone: '79559990011' };
    assert.equal((await manager.attempt(saveUserForm, { body: typed })).httpStatus, 200);
    assert.equal((await formOf(person.id)).loginPhone, person.phone);
  });

  it('lose every session when the account is switched off, also impersonating ones (§6.18)', async () => {
    await buildPerson(app.db, { lastName: 'Второй', companies: [alpha] });
    const person = await buildPerson(app.db, { lastName: 'Уволенный', companies: [alpha] });
    const client = await app.clientFor(person.login);
    const impersonating = await app.clientFor('manager@demo.example');
    const body = { userId: person.id, contragent: alpha.id };
    impersonating.token = (await impersonating.call(getUserToken, { body })).token;
    assert.equal((await impersonating.attempt(getProfile)).httpStatus, 200);

    const form = (await formOf(person.id)).body;
    await manager.call(saveUserForm, { body: { ...form, active: false } });
    assert.equal((await client.attempt(getProfile)).httpStatus, 401);
    assert.equal((await impersonating.attempt(getProfile)).httpStatus, 401);
    assert.deepEqual(await found({ query: 'Уволенный', active: 'N' }), [person.id]);
    await manager.call(saveUserForm, { body: { ...form, active: true } });
    assert.equal((await app.clientFor(person.login)).token !== undefined, true);
  });

  it('keep an administrator at each company: the last is neither demoted, detached nor switched off (§6.18)', async () => {
    const company = await buildClient(app.db, { managerId, name: 'ООО «Один начальник»' });
    const chief = await buildPerson(app.db, { lastName: 'Главный', companies: [company] });
    const helper = await buildPerson(app.db, {
      lastName: 'Помощник',
      companies: [company],
      rights: ['order'],
    });
    const { body, roles } = await formOf(chief.id);
    assert.equal(roles[0]?.isLastAdmin, true);
    const demoted = { ...body, role: 'USER' as const, contragent: company.id };
    const attempts = [
      () => manager.attempt(saveUserForm, { body: demoted }),
      () => manager.attempt(saveUserForm, { body: { ...body, active: false } }),
      () => manager.attempt(removeUserFromCompany, { body: { userId: chief.id, contragent: company.id } }),
    ];
    for (const attempt of attempts) assert.equal((await attempt()).error?.code, 'conflict');

    const promoted = { ...(await formOf(helper.id)).body, role: 'ADMIN' as const, contragent: company.id };
    await manager.call(saveUserForm, { body: promoted });
    const kept = app.db.selectFrom('counterparty_users').select(['is_admin', 'rights']);
    assert.deepEqual(await kept.where('user_id', '=', helper.id).execute(), [{ is_admin: true, rights: [] }]);
    await manager.call(saveUserForm, { body: demoted });
    assert.deepEqual((await formOf(chief.id)).roles[0]?.role, 'USER');
    const { httpStatus, error } = await manager.attempt(saveUserForm, { body: { ...body, role: 'ADMIN' } });
    assert.deepEqual([httpStatus, error?.field], [400, 'contragent']);
  });

  it('give their orders to a colleague of every company concerned, all of them or none (§6.19, §7.50)', async () => {
    const leaver = await buildPerson(app.db, { lastName: 'Уходящий', companies: [alpha, beta] });
    const heir = await buildPerson(app.db, { lastName: 'Наследник', companies: [alpha] });
    const first = await buildOrderOf(app.db, alpha.id, leaver.id, 'ЗК-900001');
    const second = await buildOrderOf(app.db, beta.id, leaver.id, 'ЗК-900002');
    const elsewhere = await buildOrderOf(app.db, foreign.id, leaver.id, 'ЗК-900003');
    const form = await manager.call(getReassignForm, { body: { userId: leaver.id } });
    assert.deepEqual(
      [form.orderCount, form.openCount, form.orders.map(({ number }) => number)],
      [2, 2, ['ЗК-900002', 'ЗК-900001']],
    );
    assert.equal(form.candidates.find(({ id }) => id === heir.id)?.orderCount, 1);

    const give = (newUserId: number) =>
      manager.attempt(reassignOrders, { body: { userId: leaver.id, newUserId } });
    for (const id of [leaver.id, stranger.id, managerId, heir.id]) {
      const { httpStatus, error } = await give(id);
      assert.deepEqual([httpStatus, error?.field], [400, 'new_user_id']);
    }
    assert.match((await give(heir.id)).error?.message ?? '', /ЗК-900002/);
    await manager.call(addUserToCompanies, { body: { userId: heir.id, contragents: [beta.id] } });
    assert.equal((await give(heir.id)).httpStatus, 200);
    const authors = await app.db
      .selectFrom('orders')
      .select(['id', 'created_by'])
      .where('id', 'in', [first, second, elsewhere])
      .orderBy('id')
      .execute();
    assert.deepEqual(
      authors.map(({ created_by }) => created_by),
      [heir.id, heir.id, leaver.id],
    );
    const toldTo = async (id: number) => {
      const notices = app.db
        .selectFrom('notifications')
        .select(['title', 'link'])
        .select('counterparty_id as at')
        .where('user_id', '=', id)
        .orderBy('id');
      return (await notices.execute()).map(({ title, link, at }) => [title, link, at]);
    };
    const ordersAt = ({ code }: { code: string }) => `/orders/?contragent=${encodeURIComponent(code)}`;
    assert.deepEqual(await toldTo(heir.id), [
      ['Вам открыта компания', '/mycompanies/', beta.id],
      ['Вам переданы заказы', ordersAt(alpha), alpha.id],
      ['Вам переданы заказы', ordersAt(beta), beta.id],
    ]);
    const people = `/mycompanies/people/?contragent=${encodeURIComponent(beta.code)}`;
    assert.deepEqual(await toldTo(leaver.id), [['Новый сотрудник', people, beta.id]]);
    for (const { id } of [alpha, beta])
      assert.equal((await historyAt(id)).filter((action) => action === 'orders.reassigned').length, 1);
  });

  it('hand over orders placed at the same moment or keep them; none is lost', async () => {
    const leaver = await buildPerson(app.db, { lastName: 'Спешащий', companies: [alpha] });
    const heir = await buildPerson(app.db, { lastName: 'Терпеливый', companies: [alpha] });
    const body = { userId: leaver.id, newUserId: heir.id };
    const numbers = Array.from({ length: 12 }, (_, index) => `ЗК-91${index}`);
    const [{ moved }] = await Promise.all([
      manager.call(reassignOrders, { body }),
      ...numbers.map((number) => buildOrderOf(app.db, alpha.id, leaver.id, number)),
    ]);
    const kept = await app.db.selectFrom('orders').select('id').where('created_by', '=', leaver.id).execute();
    assert.equal(moved + kept.length, numbers.length);
    const again = await manager.call(reassignOrders, { body });
    assert.equal(again.moved, kept.length);
  });
});
