import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  changePassword,
  changePasswordByToken,
  checkSmsCode,
  sendPasswordLink,
  sendSmsCode,
} from '@shop/contracts/account/account';
import { authenticate, checkSession } from '@shop/contracts/account/session';
import { impersonate } from '../../../testing/builders/people/impersonation.builder.ts';
import { confirmPhone, latestCode, latestLinkSecret, latestTo } from '../../../testing/outbox-reader.ts';
import { recordingStatements } from '../../../testing/recorded-statements.ts';
import { DEMO_PASSWORD, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { findActor } from '../../platform/http/session/session.ts';
import { hashPassword } from '../session/password.ts';
import { issueSecret } from '../session/single-use-secrets.ts';
import { requestPasswordLink } from './request-password-link.ts';

const EMAIL = 'buyer@demo.example';
const PHONE = '79000000001';
const NEW = 'Perchatki@27';

describe('a password', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('throttles').execute();
    await app.db.deleteFrom('outbox').execute();
    const password_hash = await hashPassword(DEMO_PASSWORD);
    await app.db.updateTable('users').set({ password_hash }).where('login', '=', EMAIL).execute();
  });

  const codeOf = async (client: TestClient) => (await client.attempt(checkSession)).error?.code;
  const logsIn = async (password: string) =>
    (await app.visitor.attempt(authenticate, { body: { login: EMAIL, password } })).httpStatus === 200;
  const idOf = async (login: string) =>
    (await app.db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;
  const requestLink = async (email = EMAIL) => {
    await app.visitor.call(sendPasswordLink, { body: { email } });
    return latestLinkSecret(app.db, email, 'checkword');
  };
  const changeBy = (checkWord: string, password = NEW, client = app.browser()) =>
    client.attempt(changePasswordByToken, { body: { checkWord, password } });

  it('is set anew by the link of an email, which logs in, ends all other sessions and notifies the owner (§7.17)', async () => {
    const elsewhere = await app.clientFor(EMAIL);
    const checkWord = await requestLink();
    assert.match(
      (await latestTo(app.db, EMAIL))?.body ?? '',
      /https:\/\/shop\.example\/change-password\/\?checkword=/,
    );
    const here = app.browser();
    const body = { checkWord, password: NEW };
    here.token = (await here.call(changePasswordByToken, { body })).token;
    assert.deepEqual([await codeOf(here), await codeOf(elsewhere)], [undefined, 'auth']);
    assert.deepEqual([await logsIn(DEMO_PASSWORD), await logsIn(NEW)], [false, true]);
    const message = await latestTo(app.db, EMAIL);
    assert.equal(message?.subject, 'Пароль изменён');
    assert.ok(!message.body.includes(NEW));
  });

  it('is set anew by a text message (§7.18)', async () => {
    const browser = app.browser();
    const checkWord = await confirmPhone(app, browser, PHONE, 'recovery');
    assert.equal((await changeBy(checkWord, NEW, browser)).httpStatus, 200);
    assert.equal(await logsIn(NEW), true);
  });

  it('ends the live streams of the sessions it ends, and leaves the current one', async () => {
    const ended: string[] = [];
    const openStream = async (name: string, client: TestClient) => {
      const actor = await findActor(app.db, client.token, client.sid);
      assert.ok(actor);
      const { promise, resolve } = Promise.withResolvers<void>();
      const end = () => {
        ended.push(name);
        resolve();
      };
      app.services.events.subscribe({ actor, send: () => {}, end });
      return { closed: promise };
    };
    const [here, elsewhere] = [await app.clientFor(EMAIL), await app.clientFor(EMAIL)];
    await openStream('here', here);
    const { closed } = await openStream('elsewhere', elsewhere);
    await here.call(changePassword, { body: { oldPassword: DEMO_PASSWORD, password: NEW } });
    await closed;
    assert.deepEqual(ended, ['elsewhere']);
  });

  it('is changed once by one link, also by two who follow it at once', async () => {
    const checkWord = await requestLink();
    const answers = await Promise.all([changeBy(checkWord, NEW), changeBy(checkWord, `${NEW}1`)]);
    assert.deepEqual(answers.map(({ httpStatus }) => httpStatus).sort(), [200, 400]);
    const { error } = await changeBy(checkWord);
    assert.match(error?.message ?? '', /^Ссылка или код уже не действует/);
  });

  it('is not changed by trying made-up check words without end', async () => {
    const madeUp = () => `${'x'.repeat(30)}${Math.random().toString(36).slice(2)}`;
    assert.equal((await changeBy(madeUp())).error?.field, 'checkWord');
    await app.db.updateTable('throttles').set({ level: 130, at: new Date() }).execute();
    assert.equal((await changeBy(madeUp())).error?.code, 'limit');
  });

  it('that is changed counts as no failure of the address', async () => {
    assert.equal((await changeBy(await requestLink())).httpStatus, 200);
    await app.db.deleteFrom('throttles').execute();
    const checkWord = await issueSecret(app.db, { purpose: 'recovery', userId: await idOf(EMAIL) }, 600);
    assert.equal((await changeBy(checkWord, `${NEW}1`)).httpStatus, 200);
    assert.deepEqual(await app.db.selectFrom('throttles').selectAll().execute(), []);
  });

  it('is not changed by a link of an hour ago, nor by an older link after a change', async () => {
    const [older, newer] = [await requestLink(), await requestLink()];
    await app.db
      .updateTable('single_use_secrets')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    assert.equal((await changeBy(newer)).httpStatus, 400);
    await app.db
      .updateTable('single_use_secrets')
      .set({ expires_at: new Date(Date.now() + 60_000) })
      .execute();
    assert.equal((await changeBy(newer)).httpStatus, 200);
    assert.equal((await changeBy(older)).httpStatus, 400);
  });

  for (const [password, message] of [
    ['Qwerty123', 'Этот пароль слишком известен, придумайте другой'],
    ['PASSWORD1', 'Этот пароль слишком известен, придумайте другой'],
    [
      'qwerty',
      'Минимально 6 символов (должен обязательно содержать цифры, строчные и заглавные латинские буквы)',
    ],
  ] as const) {
    it(`is not «${password}», and the link stays good`, async () => {
      const checkWord = await requestLink();
      const { error } = await changeBy(checkWord, password);
      assert.deepEqual([error?.field, error?.message], ['password', message]);
      assert.equal((await changeBy(checkWord)).httpStatus, 200);
    });
  }

  it('is not the login', async () => {
    const [login, rest] = ['kovaleva77', '@demo.example'];
    await app.db
      .updateTable('users')
      .set({ login: login + rest })
      .where('login', '=', 'clerk@demo.example')
      .execute();
    const clerk = await app.clientFor(login + rest);
    const body = { oldPassword: DEMO_PASSWORD, password: 'Kovaleva77' };
    const { error } = await clerk.attempt(changePassword, { body });
    assert.deepEqual([error?.field, error?.message], ['password', 'Пароль не должен совпадать с логином']);
  });

  it('a user who knows the old password changes it, and stays logged in here and nowhere else (§7.19)', async () => {
    const [here, elsewhere] = [await app.clientFor(EMAIL), await app.clientFor(EMAIL)];
    const wrong = await here.attempt(changePassword, { body: { oldPassword: 'Wrong2026', password: NEW } });
    assert.deepEqual([wrong.httpStatus, wrong.error?.code], [401, 'credentials']);
    await here.call(changePassword, { body: { oldPassword: DEMO_PASSWORD, password: NEW } });
    assert.deepEqual([await codeOf(here), await codeOf(elsewhere)], [undefined, 'auth']);
    assert.equal(await logsIn(NEW), true);
  });

  it('is changed by one of two who know the old one, if they come at once', async () => {
    const both = [await app.clientFor(EMAIL), await app.clientFor(EMAIL)];
    const answers = await Promise.all(
      both.map((client, index) =>
        client.attempt(changePassword, { body: { oldPassword: DEMO_PASSWORD, password: `${NEW}${index}` } }),
      ),
    );
    assert.deepEqual(answers.map(({ httpStatus }) => httpStatus).sort(), [200, 401]);
    const winner = answers.findIndex(({ httpStatus }) => httpStatus === 200);
    const codes = await Promise.all(both.map(codeOf));
    assert.deepEqual([codes[winner], codes[1 - winner]], [undefined, 'auth']);
    assert.equal(await logsIn(`${NEW}${winner}`), true);
  });

  it('is not guessed in an open session either', async () => {
    const here = await app.clientFor(EMAIL);
    const guess = () => here.attempt(changePassword, { body: { oldPassword: 'Wrong2026', password: NEW } });
    const codes = (await Promise.all(Array.from({ length: 20 }, guess))).map(({ error }) => error?.code);
    assert.ok(codes.filter((code) => code === 'credentials').length <= 7);
    assert.ok(codes.includes('limit'));
  });

  it('is not changed by a manager who acts for the user', async () => {
    const here = await impersonate(app, await app.clientFor('manager@demo.example'), EMAIL);
    const { error } = await here.attempt(changePassword, {
      body: { oldPassword: DEMO_PASSWORD, password: NEW },
    });
    assert.equal(error?.code, 'forbidden');
  });

  it('is asked for alike, with the same work, where nobody has the mailbox, and nothing is sent there', async () => {
    await app.visitor.call(sendPasswordLink, { body: { email: 'nobody@demo.example' } });
    assert.equal(await latestTo(app.db, 'nobody@demo.example'), undefined);
    const workOf = async (email: string) => {
      const { db, statements } = recordingStatements(app.db);
      const visitor = { address: '203.0.113.9', userAgent: '', device: undefined };
      await requestPasswordLink({ ...app.services, db }, { email, captchaToken: '' }, visitor);
      return statements;
    };
    assert.deepEqual(await workOf('ghost@demo.example'), await workOf('clerk@demo.example'));
  });

  it('is asked for only so often for one mailbox', async () => {
    const ask = () => app.visitor.attempt(sendPasswordLink, { body: { email: 'ghost@demo.example' } });
    for (let times = 0; times < 5; times += 1) assert.equal((await ask()).httpStatus, 200);
    assert.equal((await ask()).error?.code, 'limit');
  });

  it('is asked for by its owner in a known browser when strangers have used up the emails to the mailbox', async () => {
    const owner = app.browser();
    await owner.call(authenticate, { body: { login: EMAIL, password: DEMO_PASSWORD } });
    const ask = (client: TestClient) => client.attempt(sendPasswordLink, { body: { email: EMAIL } });
    for (let times = 0; times < 5; times += 1) await ask(app.visitor);
    assert.equal((await ask(app.browser())).error?.code, 'limit');
    assert.equal((await ask(owner)).httpStatus, 200);
  });

  it('cannot be changed with what stands in the database', async () => {
    const checkWord = await requestLink();
    const rows = JSON.stringify(await app.db.selectFrom('single_use_secrets').selectAll().execute());
    assert.ok(checkWord.length > 40 && !rows.includes(checkWord));
  });

  it('is not recovered by a code that was sent to log in', async () => {
    const browser = app.browser();
    await browser.call(sendSmsCode, { body: { phone: PHONE, purpose: 'login' } });
    const body = { phone: PHONE, code: await latestCode(app.db, PHONE), purpose: 'recovery' };
    const { error } = await browser.attempt(checkSmsCode, { body });
    assert.equal(error?.code, 'credentials');
  });
});
