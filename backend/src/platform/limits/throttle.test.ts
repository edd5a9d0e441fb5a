import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { Database } from '../database/database.ts';
import type { Limit } from '../errors/errors.ts';
import { forgive, giveBack, type Throttle, takeTries } from './throttle.ts';

const growing: Throttle = { name: 'g', free: 3, leakS: 900, beyond: 'growing', message: 'Много попыток.' };
const full: Throttle = { name: 'f', free: 2, leakS: 60, beyond: 'full', message: 'Много сообщений.' };

describe('a limit', () => {
  let database: Database;
  before(async () => {
    database = await openTestDatabase({ withPeople: false });
  });
  after(() => database.close());
  beforeEach(async () => {
    await database.db.deleteFrom('throttles').execute();
  });

  /** Undefined when the try may be made, else the seconds to wait. */
  const waitOf = (throttle: Throttle, subject = 'somebody') =>
    takeTries(database.db, [{ throttle, subject }]).then(
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
    for (let tries = 0; tries < 14; tries += 1) {
      assert.equal(await waitOf(lasting), undefined);
      const wait = tries < 2 ? 0 : ((await waitOf(lasting)) ?? 0);
      waits.push(wait);
      await pass(wait);
    }
    assert.deepEqual(waits, [0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  it('does not grow by asking while it is shut', async () => {
    for (let tries = 0; tries < 6; tries += 1) await waitOf(growing);
    const waits = [await waitOf(growing), await waitOf(growing)];
    assert.deepEqual(waits, [1, 1]);
  });

  it('forgets with time', async () => {
    for (let tries = 0; tries < 3; tries += 1) await waitOf(growing);
    await pass(3 * 900);
    for (let tries = 0; tries < 3; tries += 1) assert.equal(await waitOf(growing), undefined);
  });

  it('that is full opens for one try each time one has run out', async () => {
    assert.deepEqual([await waitOf(full), await waitOf(full)], [undefined, undefined]);
    assert.equal(await waitOf(full), 60);
    await pass(59);
    assert.equal(await waitOf(full), 1);
    await pass(1);
    assert.equal(await waitOf(full), undefined);
    assert.equal(await waitOf(full), 60);
  });

  it('lets through no more of the tries that come all at once', async () => {
    for (const [throttle, free] of [
      [growing, 3],
      [full, 2],
    ] as const) {
      const waits = await Promise.all(Array.from({ length: 20 }, () => waitOf(throttle)));
      assert.equal(waits.filter((wait) => wait === undefined).length, free);
    }
  });

  it('counts a try nowhere that one of several limits refuses', async () => {
    const both = () =>
      takeTries(database.db, [
        { throttle: growing, subject: 'a' },
        { throttle: full, subject: 'b' },
      ]);
    await both();
    await both();
    await assert.rejects(both, { code: 'limit', message: /^Много сообщений\. Повторите через\s60\sсекунд$/ });
    assert.equal(await waitOf(growing, 'a'), undefined);
    assert.equal(await waitOf(growing, 'a'), 1);
  });

  it('that one of several limits has refused leaves the others as they were, with their waits', async () => {
    const shut = { throttle: { ...full, free: 1 }, subject: 'address' };
    const account = { throttle: growing, subject: 'account' };
    await takeTries(database.db, [shut]);
    for (let tries = 0; tries < 2; tries += 1) await waitOf(growing, 'account');
    const rows = () => database.db.selectFrom('throttles').selectAll().orderBy('subject').execute();
    const before = await rows();
    for (const tries of [
      [shut, account],
      [account, shut],
      [{ throttle: full, subject: 'made up' }, shut],
    ])
      await assert.rejects(takeTries(database.db, tries), { code: 'limit' });
    assert.deepEqual(await rows(), before);
  });

  it('leaves nothing of a try that was given back', async () => {
    await waitOf(full);
    await giveBack(database.db, { throttle: full, subject: 'somebody' });
    assert.deepEqual(await database.db.selectFrom('throttles').selectAll().execute(), []);
  });

  it('gives back one try or all', async () => {
    const one = { throttle: full, subject: 'somebody' };
    for (const free of [giveBack, forgive]) {
      await waitOf(full);
      await waitOf(full);
      await free(database.db, one);
      assert.equal(await waitOf(full), undefined);
      await database.db.deleteFrom('throttles').execute();
    }
  });

  it('takes the addresses of one IPv6 network for one client', async () => {
    await waitOf(full, '2001:db8:1:2::1');
    await waitOf(full, '2001:db8:1:2:ffff::9');
    assert.equal(await waitOf(full, '2001:db8:1:2::3'), 60);
    assert.equal(await waitOf(full, '2001:db8:1:3::1'), undefined);
  });

  it('keeps no subject in clear', async () => {
    await waitOf(full, 'Password typed as login 1');
    const [row] = await database.db.selectFrom('throttles').selectAll().execute();
    assert.equal(row?.subject.length, 32);
  });
});
