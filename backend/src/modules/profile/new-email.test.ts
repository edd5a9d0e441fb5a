import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sendPasswordLink } from '@shop/contracts/account/account';
import { confirmEmail, getProfile, requestEmailChange } from '@shop/contracts/account/profile';
import { authenticate } from '@shop/contracts/account/session';
import { getOfficeJournal, undoOfficeChange } from '@shop/contracts/office/journal';
import { impersonate } from '../../../testing/builders/people/impersonation.builder.ts';
import { latestLinkSecret, latestTo } from '../../../testing/outbox-reader.ts';
import { DEMO_PASSWORD as oldPassword, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { queueEmail } from '../../platform/message-outbox/queue-message.ts';
import { erasePerson, lockPerson } from '../personal-data/personal-data.api.ts';
import { setStaffRights } from '../staff/staff.api.ts';

const OLD = 'clerk@demo.example';

describe('the e-mail of a login', () => {
  let app: TestApp;
  let clerk: TestClient;
  before(async () => {
    app = await startTestApp();
    clerk = await app.clientFor(OLD);
  });
  after(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('throttles').execute();
  });

  const ask = (email: string, client = clerk, password = oldPassword) =>
    client.attempt(requestEmailChange, { body: { email, oldPassword: password } });
  const codeFor = (email: string) => latestLinkSecret(app.db, email, 'email-code');
  const confirm = (code: string, client = clerk) => client.attempt(confirmEmail, { body: { code } });
  const loginOf = async () => (await clerk.call(getProfile)).email;
  const logsIn = async (login: string) =>
    (await app.browser().attempt(authenticate, { body: { login, password: oldPassword } })).httpStatus ===
    200;

  it('is asked for with the password alone, of the user alone, and for another one', async () => {
    const wrong = await ask('new@shop.example', clerk, 'Nonsense1');
    assert.deepEqual([wrong.error?.code, wrong.error?.field], ['credentials', 'old_password']);
    assert.equal((await ask(OLD)).error?.field, 'email');
    const agent = await impersonate(app, await app.clientFor('manager@demo.example'), OLD);
    assert.equal((await ask('new@shop.example', agent)).httpStatus, 403);
    assert.equal(await latestTo(app.db, 'new@shop.example'), undefined);
  });

  it('stays valid until the new one is proven; both addresses are told', async () => {
    assert.equal((await ask('New@shop.example')).httpStatus, 200);
    assert.match((await latestTo(app.db, OLD))?.body ?? '', /new@shop\.example[\s\S]*с\u00a0прежней/);
    assert.equal(await loginOf(), OLD);
    assert.equal(await logsIn('new@shop.example'), false);
  });

  it('is not changed by a stranger who has the link, nor by an earlier one', async () => {
    const first = await codeFor('new@shop.example');
    const stranger = await app.clientFor('stranger@demo.example');
    assert.equal((await confirm(first, stranger)).error?.code, 'credentials');
    await ask('new@shop.example');
    assert.equal((await confirm(first)).error?.code, 'credentials');
    assert.equal(await loginOf(), OLD);
  });

  it('of somebody else is answered alike, and only a letter there tells', async () => {
    const answer = await ask('stranger@demo.example');
    assert.deepEqual([answer.httpStatus, answer.error], [200, undefined]);
    const letter = await latestTo(app.db, 'stranger@demo.example');
    assert.match(letter?.body ?? '', /Учётная запись с\u00a0ней уже есть/);
    assert.doesNotMatch(letter?.body ?? '', /email-code|clerk/);
  });

  it('that has got an account meanwhile is refused to the one who has proven it', async () => {
    await ask('late@shop.example');
    const code = await codeFor('late@shop.example');
    const { id } = await app.db
      .insertInto('users')
      .values({ login: 'late@shop.example', password_hash: 'x', name: 'А', last_name: 'Б', role: 'CUSTOMER' })
      .returning('id')
      .executeTakeFirstOrThrow();
    assert.equal((await confirm(code)).httpStatus, 409);
    assert.equal(await loginOf(), OLD);
    await app.db.deleteFrom('users').where('id', '=', id).execute();
  });

  it('changes with the link, once: other sessions end, links sent to the old address die, and it is told', async () => {
    const other = await app.clientFor(OLD);
    await ask('new@shop.example');
    await app.visitor.call(sendPasswordLink, { body: { email: OLD } });
    const code = await codeFor('new@shop.example');
    assert.deepEqual(await clerk.call(confirmEmail, { body: { code } }), { email: 'new@shop.example' });
    assert.equal(await loginOf(), 'new@shop.example');
    assert.equal((await other.attempt(getProfile)).httpStatus, 401);
    assert.deepEqual([await logsIn(OLD), await logsIn('new@shop.example')], [false, true]);
    assert.equal((await latestTo(app.db, OLD))?.subject, 'Почта для входа изменена');
    assert.equal((await confirm(code)).error?.code, 'credentials');
    const open = await app.db
      .selectFrom('single_use_secrets as secret')
      .innerJoin('users', 'users.id', 'secret.user_id')
      .select('secret.purpose')
      .where('users.login', '=', 'new@shop.example')
      .where('used_at', 'is', null)
      .execute();
    assert.deepEqual(open, []);
    const kinds = await app.db
      .selectFrom('security_events')
      .select('kind')
      .where('kind', 'in', ['email-change-failed', 'email-change-asked', 'email-changed'])
      .orderBy('id')
      .execute();
    assert.deepEqual(
      [...new Set(kinds.map(({ kind }) => kind))],
      ['email-change-failed', 'email-change-asked', 'email-changed'],
    );
  });

  it('is limited like other letters: nobody floods a mailbox', async () => {
    const answers = [];
    for (let letter = 0; letter < 7; letter += 1) answers.push(await ask('flood@shop.example'));
    assert.equal(answers.at(0)?.httpStatus, 200);
    assert.equal(answers.at(-1)?.error?.code, 'limit');
  });

  const erase = (login: string) =>
    app.db.transaction().execute(async (tx) => erasePerson(tx, (await lockPerson(tx, login))!));

  it('of a member of staff is followed by the journal, whose undo finds the member and nobody else', async () => {
    const office = await app.clientFor('office@demo.example');
    const member = 'manager@demo.example';
    const self = await app.clientFor(member);
    const give = { login: member, rights: ['office.terms' as const] };
    await app.db.transaction().execute((tx) => setStaffRights(tx, { userId: null, name: 'проверка' }, give));
    await ask('moved@shop.example', self);
    await self.call(confirmEmail, { body: { code: await codeFor('moved@shop.example') } });
    await app.db
      .insertInto('users')
      .values({ login: member, password_hash: 'x', name: 'Пётр', last_name: 'Новиков', role: 'MANAGER' })
      .execute();
    const [entry] = (await office.call(getOfficeJournal, { query: {} })).items;
    assert.equal(entry?.subject, 'moved@shop.example');
    await office.call(undoOfficeChange, { params: { id: entry!.id } });
    const left = await app.db
      .selectFrom('staff_rights')
      .innerJoin('users', 'users.id', 'staff_rights.user_id')
      .select('right')
      .where('login', '=', 'moved@shop.example')
      .execute();
    assert.deepEqual(left, []);
  });

  it('that somebody else has got since is his: an erasure leaves his letters and his registration', async () => {
    const owner = await app.clientFor('stranger@demo.example');
    await ask('moved-on@shop.example', owner);
    await owner.call(confirmEmail, { body: { code: await codeFor('moved-on@shop.example') } });
    const login = 'stranger@demo.example';
    await app.db
      .insertInto('users')
      .values({ login, password_hash: 'x', name: 'Олег', last_name: 'Наследников', role: 'CUSTOMER' })
      .execute();
    await queueEmail(app.db, { recipient: login, subject: 'Заказ принят', body: `Для ${login}` });
    await erase('moved-on@shop.example');
    assert.equal((await latestTo(app.db, login))?.body, `Для ${login}`);
  });

  it('is erased with the person, the former one too', async () => {
    await erase('new@shop.example');
    for (const address of [OLD, 'new@shop.example']) assert.equal(await latestTo(app.db, address), undefined);
    const left = await app.db.selectFrom('outbox').select('body').where('body', 'like', `%${OLD}%`).execute();
    assert.deepEqual(left, []);
  });
});
