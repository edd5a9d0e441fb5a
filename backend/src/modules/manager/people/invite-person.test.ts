import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { changePasswordByToken } from '@shop/contracts/account/account';
import { getProfile, updateProfile } from '@shop/contracts/account/profile';
import { completeRegistration, readRegistration, registerPerson } from '@shop/contracts/account/registration';
import { authenticate } from '@shop/contracts/account/session';
import { getManagedCounterparty } from '@shop/contracts/manager/manager';
import { cancelInvitation, inviteClientUser } from '@shop/contracts/manager/manager-users';
import { buildClient, buildPerson } from '../../../../testing/builders/people/client.builder.ts';
import { confirmPhone, latestLinkSecret, latestTo } from '../../../../testing/outbox-reader.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';

const PASSWORD = 'Kaska2Zaschita';

describe('an invitation by the manager of a client', () => {
  let app: TestApp;
  let manager: TestClient;
  let client: Awaited<ReturnType<typeof buildClient>>;
  let foreign: typeof client;
  let made = 0;
  before(async () => {
    app = await startTestApp();
    manager = await app.clientFor('manager@demo.example');
    const other = await buildPerson(app.db, { lastName: 'Другой', role: 'MANAGER' });
    foreign = await buildClient(app.db, { managerId: other.id, name: 'ООО «Чужая»' });
  });
  after(() => app.close());
  beforeEach(async () => {
    made += 1;
    await app.db.deleteFrom('throttles').execute();
    client = await buildClient(app.db, { managerId: null, name: `ООО «Пустая ${made}»` });
  });

  const invite = (body: object) => {
    const named = { name: 'Анна', lastName: 'Первая', isAdmin: true };
    return manager.attempt(inviteClientUser, { body: { contragent: client.id, ...named, ...body } });
  };
  const card = () => manager.call(getManagedCounterparty, { params: { code: client.code } });
  const newPhone = () => `7957000${String(made).padStart(4, '0')}`;
  const register = async (email: string, phone: string) => {
    const browser = app.browser();
    const checkWord = await confirmPhone(app, browser, phone, 'registration');
    const person = { name: 'Анна', lastName: 'Первая', email, phone, checkWord };
    await browser.call(registerPerson, { body: person });
    return { browser, code: await latestLinkSecret(app.db, email, 'code') };
  };

  it('by a text message opens nothing once another manager looks after the company', async () => {
    const phone = newPhone();
    assert.equal((await invite({ phone })).httpStatus, 200);
    const successor = await buildPerson(app.db, { lastName: 'Преемник', role: 'MANAGER' });
    await app.db
      .updateTable('counterparties')
      .set({ manager_id: successor.id })
      .where('id', '=', client.id)
      .execute();
    const { browser, code } = await register(`late${made}@empty.example`, phone);
    await browser.call(completeRegistration, { body: { code, password: PASSWORD, isOwnPhone: true } });
    const members = await app.db
      .selectFrom('counterparty_users')
      .select('user_id')
      .where('counterparty_id', '=', client.id)
      .execute();
    assert.deepEqual(members, []);
  });

  it('by email creates the first person, whose account only the mailbox opens', async () => {
    const email = `first${made}@empty.example`;
    const { envelope } = await invite({ email, phone: newPhone() });
    assert.deepEqual(envelope.data, { state: 'invited' });
    const [person] = (await card()).users;
    assert.deepEqual(
      [person?.email, person?.isAdmin, person?.isInvited, person?.isPhoneProven],
      [email, true, true, false],
    );
    const sentEmail = await latestTo(app.db, email);
    assert.equal(sentEmail?.subject, `Приглашение в компанию ${client.name}`);
    const checkWord = await latestLinkSecret(app.db, email, 'checkword');
    await app.browser().call(changePasswordByToken, { body: { checkWord, password: PASSWORD } });
    const login = { login: email, password: PASSWORD };
    assert.equal((await app.visitor.attempt(authenticate, { body: login })).httpStatus, 200);
    assert.equal((await card()).users[0]?.isInvited, false);
  });

  it('by phone opens the company to somebody who registers with the phone and confirms it', async () => {
    const phone = newPhone();
    assert.equal((await invite({ phone })).httpStatus, 200);
    assert.deepEqual((await card()).invitations, [{ phone, isAdmin: true }]);
    const message = await latestTo(app.db, phone);
    assert.match(message?.body ?? '', /приглашают работать от имени ООО «Пустая \d+»\. Зарегистрируйтесь/);
    assert.doesNotMatch(message?.body ?? '', /code=|checkword=|Анна/);
    const { browser, code } = await register(`phone${made}@empty.example`, phone);
    const read = await browser.call(readRegistration, { body: { code } });
    assert.deepEqual(read.invitations, [client.name]);
    const body = { code, password: PASSWORD, isOwnPhone: true };
    browser.token = (await browser.call(completeRegistration, { body })).token;
    const { companies } = await browser.call(getProfile);
    assert.deepEqual(
      companies.map(({ name, isAdmin }) => [name, isAdmin]),
      [[client.name, true]],
    );
    assert.deepEqual((await card()).invitations, []);
  });

  it('by phone opens nothing without a confirmed phone, or after it is cancelled', async () => {
    const phone = newPhone();
    await invite({ phone });
    const { browser, code } = await register(`other${made}@empty.example`, phone);
    const body = { code, password: PASSWORD, isOwnPhone: false };
    browser.token = (await browser.call(completeRegistration, { body })).token;
    assert.deepEqual((await browser.call(getProfile)).companies, []);
    await manager.call(cancelInvitation, { body: { contragent: client.id, phone } });
    await app.db.deleteFrom('throttles').execute();
    const checkWord = await confirmPhone(app, browser, phone, 'registration');
    await browser.call(updateProfile, { body: { phone, checkWord, oldPassword: PASSWORD } });
    assert.deepEqual((await browser.call(getProfile)).companies, []);
  });

  it('by phone is accepted by an existing user who confirms the phone in the profile', async () => {
    const phone = newPhone();
    const person = await buildPerson(app.db, { lastName: 'Давний' });
    await invite({ phone });
    const owner = await app.clientFor(person.login);
    const checkWord = await confirmPhone(app, app.browser(), phone, 'registration');
    await owner.call(updateProfile, { body: { phone, checkWord, oldPassword: 'Demo2026' } });
    assert.deepEqual(
      (await owner.call(getProfile)).companies.map(({ name }) => name),
      [client.name],
    );
  });

  it('attaches a person of the manager’s own clients at once, and refuses people of other managers’ clients', async () => {
    const own = await buildPerson(app.db, { lastName: 'Свой' });
    assert.deepEqual((await invite({ email: own.login })).envelope.data, { state: 'attached' });
    const stranger = await buildPerson(app.db, { lastName: 'Чужой', companies: [foreign] });
    for (const [body, field] of [
      [{ email: stranger.login }, 'email'],
      [{ phone: stranger.phone }, 'personal_phone'],
      [{}, 'email'],
    ] as const)
      assert.deepEqual(
        [(await invite(body)).error?.code, (await invite(body)).error?.field],
        ['validation', field],
      );
    assert.equal((await invite({ contragent: foreign.id, email: 'new@empty.example' })).httpStatus, 404);
    assert.equal((await card()).userCount, 1);
  });

  it('is rate-limited as an administrator’s, and by phone too', async () => {
    const phone = newPhone();
    for (let time = 0; time < 3; time += 1) assert.equal((await invite({ phone })).httpStatus, 200);
    assert.equal((await invite({ phone })).error?.code, 'limit');
    await app.db.deleteFrom('throttles').execute();
    for (let time = 0; time < 20; time += 1) await invite({ email: 'not an e-mail' });
    const codes: unknown[] = [];
    for (let time = 0; time < 21; time += 1)
      codes.push((await invite({ contragent: foreign.id, email: 'new@empty.example' })).error?.code);
    assert.equal(codes.at(-1), 'limit');
  });
});
