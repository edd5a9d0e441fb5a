import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { Database } from '../database/database.ts';
import type { Limit } from '../errors/errors.ts';
import { clearAttempts, countAttempts, type RateLimit, returnAttempt } from './rate-limit.ts';

const growing: RateLimit = { name: 'g', free: 3, leakS: 900, beyond: 'growing', message: 'Много попыток.' };
const full: RateLimit = { name: 'f', free: 2, leakS: 60, beyond: 'full', message: 'Много сообщений.' };

describe('a limit', () => {
  let database: Database;
  before(async () => {
    database = await openTestDatabase({ withPeople: false });
  });
  after(() => database.close());
  beforeEach(async () => {
    await database.db.deleteFrom('throttles').execute();
  });

  /** Undefined when the attempt may be made, else the seconds to wait. */
  const waitOf = (limit: RateLimit, subject = 'somebody') =>
    countAttempts(database.db, [{ limit, subject }]).then(
      () => undefined,
      (error: Limit) => error.retryAfterS,
    );
  const pass = async (seconds: number) => {
    const row = await database.db.selectFrom('throttles').select('at').executeTakeFirstOrThrow();
    await database.db
      .updateTable('throttles')
      .set({ at: new Date(row.at.getTime() - seconds * 1000) })
      .execute();
  };

  it('makes each wait twice as long as the one before, up to 15 minutes', async () => {
    const waits: (number | undefined)[] = [];
    const lasting = { ...growing, leakS: 1e9 };
    for (let attempts = 0; attempts < 14; attempts += 1) {
      assert.equal(await waitOf(lasting), undefined);
      const wait = attempts < 2 ? 0 : ((await waitOf(lasting)) ?? 0);
      waits.push(wait);
      await pass(wait);
    }
    assert.deepEqual(waits, [0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  it('does not grow with attempts during the wait', async () => {
    for (let attempts = 0; attempts < 6; attempts += 1) await waitOf(growing);
    const waits = [await waitOf(growing), await waitOf(growing)];
    assert.deepEqual(waits, [1, 1]);
  });

  it('expires with time', async () => {
    for (let attempts = 0; attempts < 3; attempts += 1) await waitOf(growing);
    await pass(3 * 900);
    for (let attempts = 0; attempts < 3; attempts += 1) assert.equal(await waitOf(growing), undefined);
  });

  it('that is full allows one attempt each time one has expired', async () => {
    assert.deepEqual([await waitOf(full), await waitOf(full)], [undefined, undefined]);
    assert.equal(await waitOf(full), 60);
    await pass(59);
    assert.equal(await waitOf(full), 1);
    await pass(1);
    assert.equal(await waitOf(full), undefined);
    assert.equal(await waitOf(full), 60);
  });

  it('allows no extra attempts that arrive at the same time', async () => {
    for (const [limit, free] of [
      [growing, 3],
      [full, 2],
    ] as const) {
      const waits = await Promise.all(Array.from({ length: 20 }, () => waitOf(limit)));
      assert.equal(waits.filter((wait) => wait === undefined).length, free);
    }
  });

  it('does not count an attempt that one of several limits refuses', async () => {
    const both = () =>
      countAttempts(database.db, [
        { limit: growing, subject: 'a' },
        { limit: full, subject: 'b' },
      ]);
    await both();
    await both();
    await assert.rejects(both, { code: 'limit', message: /^Много сообщений\. Повторите через\s60\sсекунд$/ });
    assert.equal(await waitOf(growing, 'a'), undefined);
    assert.equal(await waitOf(growing, 'a'), 1);
  });

  it('that refuses leaves the other limits and their waits unchanged', async () => {
    const closed = { limit: { ...full, free: 1 }, subject: 'address' };
    const account = { limit: growing, subject: 'account' };
    await countAttempts(database.db, [closed]);
    for (let attempts = 0; attempts < 2; attempts += 1) await waitOf(growing, 'account');
    const rows = () => database.db.selectFrom('throttles').selectAll().orderBy('subject').execute();
    const before = await rows();
    for (const attempts of [
      [closed, account],
      [account, closed],
      [{ limit: full, subject: 'made up' }, closed],
    ])
      await assert.rejects(countAttempts(database.db, attempts), { code: 'limit' });
    assert.deepEqual(await rows(), before);
  });

  it('stores nothing of a returned attempt', async () => {
    await waitOf(full);
    await returnAttempt(database.db, { limit: full, subject: 'somebody' });
    assert.deepEqual(await database.db.selectFrom('throttles').selectAll().execute(), []);
  });

  it('returns one attempt or all', async () => {
    const one = { limit: full, subject: 'somebody' };
    for (const free of [returnAttempt, clearAttempts]) {
      await waitOf(full);
      await waitOf(full);
      await free(database.db, one);
      assert.equal(await waitOf(full), undefined);
      await database.db.deleteFrom('throttles').execute();
    }
  });

  it('counts the addresses of one IPv6 network as one client', async () => {
    await waitOf(full, '2001:db8:1:2::1');
    await waitOf(full, '2001:db8:1:2:ffff::9');
    assert.equal(await waitOf(full, '2001:db8:1:2::3'), 60);
    assert.equal(await waitOf(full, '2001:db8:1:3::1'), undefined);
  });

  it('stores no subject in plain text', async () => {
    await waitOf(full, 'Password typed as login 1');
    const [row] = await database.db.selectFrom('throttles').selectAll().execute();
    assert.equal(row?.subject.length, 32);
  });
});
