import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { changePasswordByToken } from '@shop/contracts/account/account';
import { checkSession } from '@shop/contracts/account/session';
import { getOfficeJournal, undoOfficeChange } from '@shop/contracts/office/journal';
import {
  addStaffMember,
  getStaff,
  saveStaffRights,
  sendStaffLink,
  switchStaffMember,
} from '@shop/contracts/office/staff';
import { latestLinkSecret, latestTo } from '../../../testing/outbox-reader.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { addStaff, newStaff, setStaffActive } from './staff.api.ts';

const PASSWORD = 'Kaska2Zaschita';

describe('calls of staff', () => {
  let app: TestApp;
  let office: TestClient;
  let made = 0;
  let email: string;
  before(async () => {
    app = await startTestApp();
    office = await app.clientFor('office@demo.example');
  });
  after(() => app.close());
  beforeEach(() => {
    made += 1;
    email = `called${made}@shop.example`;
  });

  const fields = { name: 'Анна', lastName: 'Штатная', secondName: '', workPosition: 'Руководитель продаж' };
  const add = (rights: readonly string[] = []) =>
    office.attempt(addStaffMember, { body: { email, ...fields, rights } });
  const member = async (login = email) => {
    const found = (await office.call(getStaff)).items.find((one) => one.login === login);
    assert.ok(found, login);
    return found;
  };
  const acceptInvitation = async () => {
    const browser = app.browser();
    const checkWord = await latestLinkSecret(app.db, email, 'checkword');
    const answer = await browser.attempt(changePasswordByToken, { body: { checkWord, password: PASSWORD } });
    browser.token = (answer.envelope.data as { token: string } | undefined)?.token;
    return { browser, httpStatus: answer.httpStatus };
  };
  const saveRights = async (rights: readonly string[], login = email, by = office) => {
    const { id, rights: before } = await member(login);
    return by.attempt(saveStaffRights, { params: { id }, body: { rights, before } });
  };
  const setActive = async (isActive: boolean, login = email, by = office) =>
    by.attempt(switchStaffMember, { params: { id: (await member(login)).id }, body: { isActive } });

  it('invite by email, once, and show who has come (§6.34)', async () => {
    assert.equal((await add(['office.terms', 'office.people', 'office.terms'])).httpStatus, 200);
    assert.equal((await member()).isInvited, true);
    assert.match((await latestTo(app.db, email))?.subject ?? '', /Приглашение/);
    assert.equal((await acceptInvitation()).httpStatus, 200);
    const { isInvited, rights, role, workPosition, lastLoginAt } = await member();
    assert.deepEqual(
      [isInvited, rights, role, workPosition],
      [false, ['office.people', 'office.terms'], 'MANAGER', fields.workPosition],
    );
    assert.ok(lastLoginAt);
    assert.notEqual((await acceptInvitation()).httpStatus, 200);
  });

  it('send a new link, after which the former is dead', async () => {
    await add();
    const former = await latestLinkSecret(app.db, email, 'checkword');
    const { id } = await member();
    assert.equal((await office.attempt(sendStaffLink, { params: { id } })).httpStatus, 200);
    const body = { checkWord: former, password: PASSWORD };
    assert.equal((await app.browser().attempt(changePasswordByToken, { body })).httpStatus, 400);
    assert.equal((await acceptInvitation()).httpStatus, 200);
  });

  it('refuse a login that somebody has, an unknown right and bad names', async () => {
    email = 'buyer@demo.example';
    const taken = await add();
    assert.deepEqual([taken.httpStatus, taken.error?.field], [400, 'email']);
    assert.match(taken.error?.message ?? '', /покупателя/);
    email = 'manager@demo.example';
    assert.match((await add()).error?.message ?? '', /сотрудника/);
    email = 'fresh@shop.example';
    assert.equal((await add(['office.everything'])).httpStatus, 400);
    const unnamed = await office.attempt(addStaffMember, {
      body: { email, ...fields, name: '', rights: [] },
    });
    assert.equal(unnamed.error?.field, 'name');
  });

  it('change rights of open sessions at once', async () => {
    await add(['office.people']);
    const { browser } = await acceptInvitation();
    assert.equal((await browser.attempt(getStaff)).httpStatus, 200);
    await saveRights(['office.terms']);
    assert.equal((await browser.attempt(getStaff)).httpStatus, 403);
    assert.deepEqual((await browser.call(checkSession)).user.staffRights, ['office.terms']);
    await setActive(false);
    assert.equal((await browser.attempt(checkSession)).httpStatus, 401);
    assert.equal((await setActive(true)).httpStatus, 200);
  });

  it('tell the later of two editors of rights what the earlier one has given', async () => {
    await add(['office.terms']);
    const { id, rights: before } = await member();
    const save = (rights: readonly string[]) =>
      office.attempt(saveStaffRights, { params: { id }, body: { rights, before } });
    assert.equal((await save(['office.terms', 'office.settings'])).httpStatus, 200);
    const later = await save(['office.terms', 'office.catalogue']);
    assert.deepEqual([later.httpStatus, later.error?.code], [409, 'conflict']);
    assert.match(later.error?.message ?? '', /Сейчас: Клиенты и\s?условия, Настройки/);
    assert.deepEqual((await member()).rights, ['office.terms', 'office.settings']);
  });

  it('give no rights to somebody who is switched off, neither by an undo', async () => {
    await add(['office.terms', 'office.settings']);
    assert.equal((await saveRights(['office.terms'])).httpStatus, 200);
    const [taken] = (await office.call(getOfficeJournal, { query: { search: email } })).items;
    assert.equal(taken?.canUndo, true);
    await setActive(false);
    const given = await saveRights(['office.terms', 'office.settings']);
    assert.deepEqual([given.httpStatus, given.error?.field], [400, 'rights']);
    const undone = await office.attempt(undoOfficeChange, { params: { id: taken?.id ?? 0 } });
    assert.equal(undone.error?.code, 'conflict');
    assert.deepEqual((await member()).rights, ['office.terms']);
    assert.equal((await saveRights([])).httpStatus, 200);
  });

  it('keep operations and customers out of the office', async () => {
    const operations = await saveRights(['office.people'], 'ops@demo.example');
    assert.deepEqual([operations.httpStatus, operations.error?.field], [400, 'rights']);
    await assert.rejects(
      app.db
        .transaction()
        .execute((tx) =>
          addStaff(
            tx,
            { userId: null, name: 'проверка' },
            newStaff({ ...fields, email, role: 'OPERATIONS', rights: ['office.people'] }),
          ),
        ),
      /эксплуатации/,
    );
    const { id } = await app.db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'buyer@demo.example')
      .executeTakeFirstOrThrow();
    for (const [call, body] of [
      [saveStaffRights, { rights: [], before: [] }],
      [switchStaffMember, { isActive: false }],
      [sendStaffLink, undefined],
    ] as const)
      for (const one of [id, 999_999])
        assert.equal(
          (await office.attempt(call, { params: { id: one }, ...(body && { body }) })).httpStatus,
          404,
        );
  });

  it('never leave the shop without an administrator, by whomever', async () => {
    const others = (await office.call(getStaff)).items.filter(({ rights }) =>
      rights.includes('office.people'),
    );
    for (const { login } of others) if (login !== 'office@demo.example') await saveRights([], login);
    const last = 'office@demo.example';
    assert.equal((await member(last)).isLastAdministrator, true);
    const off = await setActive(false, last);
    assert.deepEqual([off.httpStatus, off.error?.field], [400, 'isActive']);
    const lowered = await saveRights(['office.terms'], last);
    assert.deepEqual([lowered.httpStatus, lowered.error?.field], [400, 'rights']);
    const byCommand = app.db
      .transaction()
      .execute((tx) =>
        setStaffActive(tx, { userId: null, name: 'команда' }, { login: last, isActive: false }),
      );
    await assert.rejects(byCommand, /последний администратор/);
    // Somebody invited who has set no password could not let anybody in.
    await add(['office.people']);
    assert.equal((await setActive(false, last)).httpStatus, 400);
    await acceptInvitation();
    assert.equal((await member(last)).isLastAdministrator, false);
  });

  it('leave one administrator of two who remove each other (§6.35)', async () => {
    await add(['office.people']);
    const { browser } = await acceptInvitation();
    const people = (await office.call(getStaff)).items;
    for (const { login, rights } of people)
      if (rights.includes('office.people') && login !== email && login !== 'office@demo.example')
        await saveRights([], login);
    const [mine, other] = [(await member()).id, await member('office@demo.example')];
    const answers = await Promise.all([
      office.attempt(switchStaffMember, { params: { id: mine }, body: { isActive: false } }),
      browser.attempt(saveStaffRights, {
        params: { id: other.id },
        body: { rights: [], before: other.rights },
      }),
    ]);
    assert.equal(answers.filter(({ httpStatus }) => httpStatus === 200).length, 1);
  });
});
