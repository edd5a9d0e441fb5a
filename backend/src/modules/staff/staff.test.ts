import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { changePasswordByToken } from '@shop/contracts/account/account';
import { authenticate, checkSession } from '@shop/contracts/account/session';
import { buildPerson } from '../../../testing/builders/people/client.builder.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { addStaff, issueStaffLink, listStaff, newStaff, setStaffActive } from './staff.api.ts';

const PASSWORD = 'Kaska2Zaschita';
const by = { userId: null, name: 'команда staff (проверка)' };

describe('staff', () => {
  let app: TestApp;
  let made = 0;
  let email: string;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.close());
  beforeEach(() => {
    made += 1;
    email = `staff${made}@shop.example`;
  });

  const add = (fields: object = {}) =>
    app.db.transaction().execute((tx) =>
      addStaff(
        tx,
        by,
        newStaff({
          ...{ email, role: 'MANAGER', name: 'Анна', lastName: 'Штатная', secondName: '', workPosition: '' },
          ...fields,
        }),
      ),
    );
  const link = () => app.db.transaction().execute((tx) => issueStaffLink(tx, by, email));
  const setActive = (isActive: boolean) =>
    app.db.transaction().execute((tx) => setStaffActive(tx, by, { login: email, isActive }));
  const setPassword = (checkWord: string) =>
    app.browser().attempt(changePasswordByToken, { body: { checkWord, password: PASSWORD } });
  const logIn = () => app.visitor.attempt(authenticate, { body: { login: email, password: PASSWORD } });
  const member = async () => (await listStaff(app.db)).find(({ login }) => login === email);

  it('are added without a password and set it once by a link', async () => {
    await add();
    assert.equal((await member())?.isInvited, true);
    const secret = await link();
    assert.equal((await setPassword(secret)).httpStatus, 200);
    assert.equal((await setPassword(secret)).error?.code, 'validation');
    assert.equal((await logIn()).httpStatus, 200);
    const { isInvited, lastLoginAt, role } = (await member()) ?? {};
    assert.deepEqual([isInvited, role, lastLoginAt instanceof Date], [false, 'MANAGER', true]);
  });

  it('work by their latest link only', async () => {
    await add({ role: 'OPERATIONS' });
    const former = await link();
    const latest = await link();
    assert.equal((await setPassword(former)).error?.code, 'validation');
    assert.equal((await setPassword(latest)).httpStatus, 200);
  });

  it('lose sessions and links at once when they are switched off, and return by a new link', async () => {
    await add();
    const browser = app.browser();
    const secret = await link();
    const body = { checkWord: secret, password: PASSWORD };
    browser.token = (await browser.call(changePasswordByToken, { body })).token;
    const unused = await link();
    assert.equal(await setActive(false), true);
    assert.equal(await setActive(false), false);
    assert.equal((await browser.attempt(checkSession)).httpStatus, 401);
    assert.equal((await setPassword(unused)).error?.code, 'validation');
    assert.equal((await logIn()).error?.code, 'credentials');
    await assert.rejects(link(), /отключён/);
    await setActive(true);
    assert.equal((await setPassword(await link())).httpStatus, 200);
  });

  it('are told apart from customers, whose accounts nothing here touches', async () => {
    const customer = await buildPerson(app.db, { lastName: 'Покупатель' });
    email = customer.login;
    await assert.rejects(add(), { message: `С\u00a0почтой ${email} уже есть учётная запись покупателя` });
    await assert.rejects(link(), /покупатель/);
    await assert.rejects(setActive(false), /покупатель/);
    email = 'nobody@shop.example';
    await assert.rejects(link(), /нет/);
    await add();
    await assert.rejects(add(), { message: `С\u00a0почтой ${email} уже есть учётная запись сотрудника` });
  });

  it('have valid names and emails', () => {
    const fields = {
      email,
      role: 'MANAGER',
      name: 'Анна',
      lastName: 'Штатная',
      secondName: '',
      workPosition: '',
    } as const;
    for (const [field, value] of Object.entries({ email: 'почта', name: '', lastName: 'http://x.example/' }))
      assert.throws(
        () => newStaff({ ...fields, [field]: value }),
        (error) => error instanceof Validation && error.message.startsWith(`${field}: `),
      );
  });

  it('leave a record of who did what, without any secret', async () => {
    await add();
    const secret = await link();
    await setActive(false);
    const rows = await app.db.selectFrom('office_journal').selectAll().where('subject', '=', email).execute();
    assert.deepEqual(
      rows.map(({ action, by_name }) => [action, by_name]),
      [
        ['staff.added', by.name],
        ['staff.link', by.name],
        ['staff.off', by.name],
      ],
    );
    assert.ok(!JSON.stringify(rows).includes(secret));
  });
});
