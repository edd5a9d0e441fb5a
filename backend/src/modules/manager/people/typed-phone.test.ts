import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  authenticateByPhone,
  changePasswordByToken,
  checkPhoneExists,
  checkSmsCode,
  getSecurityEvents,
  sendSmsCode,
} from '@shop/contracts/account/account';
import { getProfile, updateProfile } from '@shop/contracts/account/profile';
import { authenticate } from '@shop/contracts/account/session';
import { getManagedUsers, getUserForm, saveUserForm } from '@shop/contracts/manager/manager-users';
import { buildClient, buildPerson } from '../../../../testing/builders/people/client.builder.ts';
import { confirmPhone, latestCode, latestTo } from '../../../../testing/outbox-reader.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { issueSecret } from '../../session/single-use-secrets.ts';

const TYPED = '79995550011';
const PASSWORD = 'Demo2026';

describe('a phone that a manager types for a person', () => {
  let app: TestApp;
  let manager: TestClient;
  let client: Awaited<ReturnType<typeof buildClient>>;
  let person: Awaited<ReturnType<typeof buildPerson>>;
  before(async () => {
    app = await startTestApp();
    manager = await app.clientFor('manager@demo.example');
    client = await buildClient(app.db, { managerId: null, name: 'ООО «Телефон»' });
  });
  after(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('throttles').execute();
    await app.db.updateTable('users').set({ phone: null }).where('phone', '=', TYPED).execute();
    person = await buildPerson(app.db, { lastName: 'Абонентов', companies: [client], rights: [] });
  });

  const form = () => manager.call(getUserForm, { body: { userId: person.id } });
  const save = (
    { user, loginPhone }: Awaited<ReturnType<typeof form>>,
    fields: { readonly phone?: string; readonly isPhoneLost?: boolean },
  ) => {
    const { name, lastName, phone, isActive: active } = user;
    const body = { userId: person.id, name, lastName, phone, loginPhone, active, ...fields };
    return manager.attempt(saveUserForm, { body });
  };
  const type = async (fields: Parameters<typeof save>[1]) =>
    assert.equal((await save(await form(), fields)).httpStatus, 200);
  const prove = async (phone: string) => {
    const owner = await app.clientFor(person.login);
    const checkWord = await confirmPhone(app, app.browser(), phone, 'registration');
    await owner.call(updateProfile, { body: { phone, checkWord, oldPassword: PASSWORD } });
    return owner;
  };
  const events = async () => {
    const rows = app.db.selectFrom('security_events').select(['kind', 'acted_by']).orderBy('id');
    const own = await rows.where('user_id', '=', person.id).where('acted_by', 'is not', null).execute();
    return own.map(({ kind }) => kind);
  };
  /** Whether a code sent to the phone logs its holder in. */
  const opens = async (phone: string, browser = app.browser()) => {
    await app.db.deleteFrom('throttles').execute();
    await browser.call(sendSmsCode, { body: { phone, purpose: 'login' } });
    const code = await latestCode(app.db, phone).catch(() => '0000');
    return (await browser.attempt(authenticateByPhone, { body: { phone, code } })).httpStatus === 200;
  };
  const logsIn = async (login: string) =>
    (await app.visitor.attempt(authenticate, { body: { login, password: PASSWORD } })).httpStatus === 200;

  it('opens nothing: no code, no password, no recovery, and no hint that an account exists', async () => {
    await type({ phone: TYPED });
    assert.equal(await opens(TYPED), false);
    assert.equal(await logsIn(TYPED), false);
    assert.equal((await app.visitor.call(checkPhoneExists, { body: { phone: TYPED } })).exists, false);
    assert.equal(await latestTo(app.db, TYPED), undefined);
    const recovery = { phone: TYPED, purpose: 'recovery', code: '0000' } as const;
    assert.equal((await app.browser().attempt(checkSmsCode, { body: recovery })).httpStatus, 401);
    assert.deepEqual([await opens(person.phone ?? ''), await logsIn(person.login)], [true, true]);
  });

  it('is shown as unconfirmed in lists and searches, and the owner is notified and sees it in the audit log', async () => {
    const owner = await app.clientFor(person.login);
    await type({ phone: TYPED });
    const { items } = await manager.call(getManagedUsers, {
      query: { query: `абонентов ${person.login}` },
    });
    assert.deepEqual(
      items.map(({ id, phone, isPhoneProven }) => [id, phone, isPhoneProven]),
      [[person.id, TYPED, false]],
    );
    const byPhone = await manager.call(getManagedUsers, { query: { query: '+7 (999) 555-00-11' } });
    assert.ok(byPhone.items.some(({ id }) => id === person.id));
    assert.equal((await form()).loginPhone, person.phone);
    const profile = await owner.call(getProfile);
    assert.deepEqual([profile.phone, profile.givenPhone], [person.phone, TYPED]);
    const email = await latestTo(app.db, person.login);
    assert.equal(email?.subject, 'Проверьте свой телефон');
    assert.match(email.body, /\+7 \(999\) 555-00-11\. Войти по нему нельзя/);
    assert.deepEqual(await events(), ['phone-given']);
    const [latest] = (await owner.call(getSecurityEvents)).items;
    assert.match(latest?.event ?? '', /^Указан телефон/);
    assert.ok(latest?.actedBy);
    await type({});
    assert.deepEqual(await events(), ['phone-given']);
  });

  it('opens the account once its owner confirms it with a code and the password', async () => {
    await type({ phone: TYPED });
    const owner = await prove(TYPED);
    const { phone, givenPhone } = await owner.call(getProfile);
    assert.deepEqual([phone, givenPhone], [TYPED, '']);
    assert.deepEqual([await opens(TYPED), await opens(person.phone ?? '')], [true, false]);
    assert.equal((await form()).user.isPhoneProven, true);
  });

  it('revokes a lost phone and all sessions, and leaves password and email', async () => {
    const owner = await app.clientFor(person.login);
    const checkWord = await issueSecret(app.db, { purpose: 'recovery', userId: person.id }, 600);
    await type({ phone: TYPED, isPhoneLost: true });
    assert.equal((await owner.attempt(getProfile)).httpStatus, 401);
    assert.deepEqual([await opens(person.phone ?? ''), await opens(TYPED)], [false, false]);
    const recovery = { checkWord, password: 'Kaska2Zaschita' };
    assert.equal((await app.visitor.attempt(changePasswordByToken, { body: recovery })).httpStatus, 400);
    assert.equal(await logsIn(person.login), true);
    assert.deepEqual(await events(), ['phone-given', 'phone-closed']);
    assert.equal((await latestTo(app.db, person.login))?.subject, 'Вход по телефону закрыт');
  });

  it('is removed by an empty one, which revokes the confirmed phone shown in the form', async () => {
    await type({ phone: TYPED });
    await type({ phone: '' });
    const { user, loginPhone } = await form();
    assert.deepEqual([user.phone, loginPhone], ['', '']);
    assert.equal(await opens(person.phone ?? ''), false);
  });

  it('a form loaded earlier revokes no phone the owner has confirmed since', async () => {
    await app.db.updateTable('users').set({ phone: null }).where('id', '=', person.id).execute();
    const stale = await form();
    await prove(TYPED);
    for (const fields of [{}, { phone: '79995550033', isPhoneLost: true }]) {
      const { error } = await save(stale, fields);
      assert.equal(error?.code, 'conflict');
      assert.match(error?.message ?? '', /пользователь подтвердил телефон \+7 \(999\) 555-00-11/);
    }
    assert.deepEqual([(await form()).user.phone, await opens(TYPED)], [TYPED, true]);
    await type({ phone: '' });
    assert.equal(await opens(TYPED), false);
  });
});
