import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  authenticateByPhone,
  checkPhoneExists,
  checkSmsCode,
  sendSmsCode,
  validatePhone,
} from '@shop/contracts/account/account';
import { checkSession } from '@shop/contracts/account/session';
import { sql } from 'kysely';
import { failInserts } from '../../../testing/fail-inserts.ts';
import { latestCode, latestTo } from '../../../testing/outbox-reader.ts';
import { recordingStatements } from '../../../testing/recorded-statements.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { exchangeCode, sendCode } from './sms-codes.service.ts';

const BUYER = '79000000001';
const NOBODY = '79991112233';
const visitor = { address: '203.0.113.9', userAgent: '', device: undefined };

describe('a code by text message', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('throttles').execute();
    await app.db.deleteFrom('outbox').execute();
  });

  const send = (browser: TestClient, phone = BUYER, purpose = 'login') =>
    browser.attempt(sendSmsCode, { body: { phone, purpose } });
  const logIn = (browser: TestClient, code: string, phone = BUYER) =>
    browser.attempt(authenticateByPhone, { body: { phone, code } });
  const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');
  const allow = () => app.db.deleteFrom('throttles').execute();

  it('logs in the holder of the phone (§7.10, §7.11)', async () => {
    const browser = app.browser();
    const { resendAfterS, expiresInS } = await browser.call(sendSmsCode, {
      body: { phone: '+7 (900) 000-00-01', purpose: 'login' },
    });
    assert.deepEqual([resendAfterS, expiresInS], [60, 300]);
    assert.match((await latestTo(app.db, BUYER))?.body ?? '', /^Спецоснова: код \d{4}\. Никому/);
    const body = { phone: '89000000001', code: await latestCode(app.db, BUYER) };
    browser.token = (await browser.call(authenticateByPhone, { body })).token;
    assert.equal((await browser.call(checkSession)).user.login, 'buyer@demo.example');
  });

  it('works once, also for two who bring it at once', async () => {
    const browser = app.browser();
    await send(browser);
    const code = await latestCode(app.db, BUYER);
    const answers = await Promise.all([logIn(browser, code), logIn(browser, code), logIn(browser, code)]);
    assert.deepEqual(answers.map(({ httpStatus }) => httpStatus).sort(), [200, 401, 401]);
    assert.equal((await logIn(browser, code)).error?.code, 'credentials');
  });

  it('is worth nothing after five wrong ones, also when they come all at once', async () => {
    const browser = app.browser();
    await send(browser);
    const code = await latestCode(app.db, BUYER);
    await Promise.all(Array.from({ length: 8 }, () => logIn(browser, wrong(code))));
    assert.equal((await logIn(browser, code)).error?.code, 'credentials');
    const row = await app.db.selectFrom('sms_codes').select('tries').orderBy('id', 'desc').executeTakeFirst();
    assert.equal(row?.tries, 5);
  });

  it('is right at the fifth attempt', async () => {
    const browser = app.browser();
    await send(browser);
    const code = await latestCode(app.db, BUYER);
    for (let attempts = 0; attempts < 4; attempts += 1) await logIn(browser, wrong(code));
    assert.equal((await logIn(browser, code)).httpStatus, 200);
  });

  it('is worth nothing after five minutes', async () => {
    const browser = app.browser();
    await send(browser);
    await app.db
      .updateTable('sms_codes')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('ended_at', 'is', null)
      .execute();
    assert.equal((await logIn(browser, await latestCode(app.db, BUYER))).error?.code, 'credentials');
  });

  it('is voided by a newer one', async () => {
    const browser = app.browser();
    await send(browser);
    const older = await latestCode(app.db, BUYER);
    await allow();
    await send(browser);
    const newer = await latestCode(app.db, BUYER);
    if (older !== newer) assert.equal((await logIn(browser, older)).httpStatus, 401);
    assert.equal((await logIn(browser, newer)).httpStatus, 200);
  });

  it('works for nothing but what it was asked for, and in no other browser (§7.14)', async () => {
    const [browser, other] = [app.browser(), app.browser()];
    await send(browser, BUYER, 'recovery');
    const code = await latestCode(app.db, BUYER);
    assert.equal((await logIn(browser, code)).httpStatus, 401);
    await send(other, NOBODY);
    const check = (client: TestClient) =>
      client.attempt(checkSmsCode, { body: { phone: BUYER, code, purpose: 'recovery' } });
    for (let attempts = 0; attempts < 6; attempts += 1) assert.equal((await check(other)).httpStatus, 401);
    assert.equal((await check(browser)).httpStatus, 200);
  });

  it('may be asked for again after a minute', async () => {
    const browser = app.browser();
    await send(browser);
    const { httpStatus, error, headers } = await send(app.browser());
    assert.deepEqual([httpStatus, error?.code, headers['retry-after']], [429, 'limit', '60']);
    assert.match(error?.message ?? '', /^Код уже отправлен\. Повторите через\s60\sсекунд$/);
  });

  it('is sent to one phone only so often in an hour, whoever asks', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1) {
      statuses.push((await send(app.browser())).httpStatus);
      const minuteAgo = sql<Date>`at - interval '1 minute'`;
      await app.db.updateTable('throttles').set({ at: minuteAgo }).execute();
    }
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
  });

  it('is sent to one phone ten times a day, and from one address sixty times, whoever asks', async () => {
    const pass = (minutes: number) =>
      app.db
        .updateTable('throttles')
        .set({ at: sql<Date>`at - make_interval(mins => ${minutes}::int)` })
        .execute();
    const sentInADay = async (everyMinutes: number, phoneOf: (turn: number) => string) => {
      let sent = 0;
      for (let turn = 0; turn * everyMinutes < 24 * 60; turn += 1) {
        if ((await send(app.browser(), phoneOf(turn), 'registration')).httpStatus === 200) sent += 1;
        await pass(everyMinutes);
      }
      await allow();
      return sent;
    };
    assert.ok((await sentInADay(20, () => NOBODY)) <= 10);
    const manyPhones = await sentInADay(9, (turn) => String(79_990_000_000 + turn));
    assert.ok(manyPhones > 50 && manyPhones <= 60);
  });

  it('stays good while strangers ask for codes to the same phone, and their guesses do not multiply', async () => {
    await app.db.deleteFrom('sms_codes').execute();
    const owner = app.browser();
    await send(owner);
    const code = await latestCode(app.db, BUYER);
    for (let strangers = 0; strangers < 8; strangers += 1) {
      const minuteAgo = sql<Date>`at - interval '1 minute'`;
      await app.db.updateTable('throttles').set({ at: minuteAgo }).execute();
      await send(app.browser());
    }
    const open = await app.db.selectFrom('sms_codes').select('id').where('ended_at', 'is', null).execute();
    assert.equal(open.length, 5);
    assert.equal((await logIn(owner, code)).httpStatus, 200);
  });

  it('comes to the owner, in a browser that is known, when strangers have used up what they have', async () => {
    const owner = app.browser();
    await send(owner);
    await logIn(owner, await latestCode(app.db, BUYER));
    await allow();
    for (let strangers = 0; strangers < 6; strangers += 1) {
      await send(app.browser());
      const minuteAgo = sql<Date>`at - interval '1 minute'`;
      await app.db.updateTable('throttles').set({ at: minuteAgo }).execute();
    }
    assert.equal((await send(app.browser())).error?.code, 'limit');
    assert.equal((await send(owner)).httpStatus, 200);
    assert.equal((await logIn(owner, await latestCode(app.db, BUYER))).httpStatus, 200);
    assert.equal((await send(owner)).error?.code, 'limit');
  });

  for (const [table, what] of [
    ['sessions', 'the session'],
    ['single_use_secrets', 'the check word'],
  ] as const)
    it(`is not eaten when ${what} it opens cannot be made`, async () => {
      const browser = app.browser();
      const exchange = (code: string) =>
        table === 'sessions'
          ? logIn(browser, code)
          : browser.attempt(checkSmsCode, { body: { phone: BUYER, code, purpose: 'recovery' } });
      await send(browser, BUYER, table === 'sessions' ? 'login' : 'recovery');
      const code = await latestCode(app.db, BUYER);
      const failing = await failInserts(app.db, table);
      assert.equal((await exchange(code)).httpStatus, 500);
      await failing.end();
      assert.equal((await exchange(code)).httpStatus, 200);
    });

  it('is answered alike, with the same work, for a phone nobody has, which gets nothing', async () => {
    const browser = app.browser();
    const known = await send(browser);
    const unknown = await send(browser, NOBODY);
    assert.deepEqual([known.httpStatus, known.envelope.data], [unknown.httpStatus, unknown.envelope.data]);
    assert.equal(await latestTo(app.db, NOBODY), undefined);

    const workOf = async (phone: string) => {
      await allow();
      const { db, statements } = recordingStatements(app.db);
      const challenge = 'c'.repeat(43);
      const request = { phone, purpose: 'login', challenge, captchaToken: '' } as const;
      await sendCode({ ...app.services, db }, request, visitor);
      const sent = statements.length;
      const attempt = { phone, purpose: 'login', code: 'none', challenge } as const;
      await assert.rejects(
        exchangeCode(db, attempt, visitor, async () => true),
        { code: 'credentials' },
      );
      return { sent, statements };
    };
    assert.deepEqual(await workOf(NOBODY), await workOf(BUYER));
    const refusals = [await logIn(browser, '0000'), await logIn(browser, '0000', NOBODY)];
    assert.deepEqual(refusals[0]?.error, refusals[1]?.error);
  });

  it('cannot be read from the database, and no log tells it', async () => {
    const lines: string[] = [];
    const logged = await startTestApp({ logTo: { write: (line) => lines.push(line) } });
    const browser = logged.browser();
    await send(browser);
    const code = await latestCode(logged.db, BUYER);
    const { data } = (await browser.attempt(authenticateByPhone, { body: { phone: BUYER, code } })).envelope;
    const rows = JSON.stringify(await logged.db.selectFrom('sms_codes').selectAll().execute());
    await logged.close();
    assert.ok(!rows.includes(`"${code}"`));
    const { token } = data as { token: string };
    assert.ok(!lines.some((line) => line.includes(token) || line.includes(BUYER)));
  });
});

describe('a phone', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.close());

  it('is checked for its form alone (§7.13)', async () => {
    const { phone } = await app.visitor.call(validatePhone, { body: { phone: '8 (999) 111-22-33' } });
    assert.equal(phone, NOBODY);
    const { error } = await app.visitor.attempt(validatePhone, { body: { phone: '+7 (999) 11' } });
    assert.deepEqual([error?.field, error?.message], ['phone', 'Введите номер полностью']);
  });

  it('may be asked about ten times, then slowly (§7.12)', async () => {
    const exists = async (phone: string) =>
      (await app.visitor.call(checkPhoneExists, { body: { phone } })).exists;
    assert.deepEqual([await exists(BUYER), await exists(NOBODY)], [true, false]);
    for (let times = 0; times < 8; times += 1) await exists(NOBODY);
    const { httpStatus, headers } = await app.visitor.attempt(checkPhoneExists, { body: { phone: BUYER } });
    assert.equal(httpStatus, 429);
    assert.ok(Number(headers['retry-after']) > 300);
  });
});
