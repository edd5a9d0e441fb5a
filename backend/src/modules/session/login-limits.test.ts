import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { authenticate } from '@shop/contracts/account/session';
import { recordingStatements } from '../../../testing/recorded-statements.ts';
import { DEMO_PASSWORD, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { logIn as logInTo } from './session.service.ts';

describe('attempts to log in', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('throttles').execute();
  });

  const logIn = (login: string, password = DEMO_PASSWORD) =>
    app.visitor.attempt(authenticate, { body: { login, password } });
  const failUntilLimited = async (login: string) => {
    for (let attempts = 0; attempts < 5; attempts += 1)
      assert.equal((await logIn(login, 'Wrong2026')).error?.code, 'credentials');
    await holdWaits();
  };
  /** On a busy machine a wait of a second could end before the next attempt. */
  const holdWaits = () => app.db.updateTable('throttles').set({ at: new Date() }).execute();

  it('with a wrong password and with an unknown account are answered alike, with the same work', async () => {
    const wrong = await logIn('clerk@demo.example', 'Wrong2026');
    const unknown = await logIn('nobody@demo.example', 'Wrong2026');
    assert.deepEqual([wrong.httpStatus, wrong.error], [unknown.httpStatus, unknown.error]);
    assert.deepEqual([wrong.httpStatus, wrong.error?.code], [401, 'credentials']);
    const workOf = async (login: string) => {
      const { db, statements } = recordingStatements(app.db);
      const visitor = { address: '203.0.113.9', userAgent: '', device: undefined };
      await assert.rejects(logInTo(db, { login, password: 'Wrong2026' }, visitor), { code: 'credentials' });
      return statements;
    };
    assert.deepEqual(await workOf('nobody@demo.example'), await workOf('buyer@demo.example'));
    assert.deepEqual(await workOf('79991112233'), await workOf('79000000001'));
  });

  it('wait after five failures of one account, also of one that does not exist, and leave others alone', async () => {
    for (const login of ['ops@demo.example', 'ghost@demo.example']) {
      await failUntilLimited(login);
      const { httpStatus, error, headers } = await logIn(login, DEMO_PASSWORD);
      assert.deepEqual([httpStatus, error?.code, headers['retry-after']], [429, 'limit', '1']);
      assert.match(error?.message ?? '', /Повторите через\s1\sсекунду/);
    }
    assert.equal((await logIn('buyer@demo.example')).httpStatus, 200);
  });

  it('with any spelling of a phone count as the same account', async () => {
    for (const phone of ['79000000777', '89000000777', '9000000777', '+7 900 000-07-77', '+7 (900) 0000777'])
      await logIn(phone, 'Wrong2026');
    await holdWaits();
    assert.equal((await logIn('7-900-000-07-77', 'Wrong2026')).error?.code, 'limit');
  });

  it('wait also when they are sent all at once', async () => {
    const guesses = Array.from({ length: 30 }, () => logIn('crowd@demo.example', 'Wrong2026'));
    const codes = (await Promise.all(guesses)).map(({ error }) => error?.code);
    // Five are free; if the guesses take seconds, the first short waits may end meanwhile.
    assert.equal(codes.filter((code) => code === 'credentials').length <= 7, true);
  });

  it('succeed in a browser that knows the account while strangers guess at it', async () => {
    const owner = app.browser();
    const credentials = { login: 'clerk@demo.example', password: DEMO_PASSWORD };
    await owner.call(authenticate, { body: credentials });
    await failUntilLimited('clerk@demo.example');
    assert.equal((await logIn('clerk@demo.example')).error?.code, 'limit');
    await owner.call(authenticate, { body: credentials });
    await holdWaits();
    assert.equal((await logIn('clerk@demo.example')).error?.code, 'limit');
  });

  it('wait in a browser that knows the account too, after ten of them', async () => {
    const thief = app.browser();
    await thief.call(authenticate, { body: { login: 'clerk@demo.example', password: DEMO_PASSWORD } });
    const guess = () =>
      thief.attempt(authenticate, { body: { login: 'clerk@demo.example', password: 'Wrong2026' } });
    for (let attempts = 0; attempts < 10; attempts += 1)
      assert.equal((await guess()).error?.code, 'credentials');
    await holdWaits();
    assert.equal((await guess()).error?.code, 'limit');
  });

  it('from a blocked address touch no account, whether it exists or not', async () => {
    await logIn('ghost@demo.example', 'Wrong2026');
    await app.db.updateTable('throttles').set({ level: 130, at: new Date() }).execute();
    const limits = () => app.db.selectFrom('throttles').selectAll().orderBy('subject').execute();
    const before = await limits();
    for (const login of ['ghost@demo.example', 'made-up@demo.example', 'clerk@demo.example'])
      assert.equal((await logIn(login, 'Wrong2026')).error?.code, 'limit');
    assert.deepEqual(await limits(), before);
  });

  it('that succeed never count', async () => {
    for (let attempts = 0; attempts < 12; attempts += 1)
      assert.equal((await logIn('clerk@demo.example')).httpStatus, 200);
  });
});
