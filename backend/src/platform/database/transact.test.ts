import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Db } from './database.ts';
import { transact } from './transact.ts';

/** Fails as a database does that undoes a transaction, so many times. */
function undoing(times: number, code: string) {
  let tries = 0;
  const execute = async (work: (tx: Db) => Promise<unknown>) => {
    tries += 1;
    if (tries <= times) throw Object.assign(new Error('undone'), { code });
    return work({} as Db);
  };
  return { db: { transaction: () => ({ execute }) } as unknown as Db, tries: () => tries };
}

describe('a transaction that the database undoes', () => {
  it('is tried again until it goes through', async () => {
    const { db, tries } = undoing(5, '40P01');
    assert.equal(await transact(db, async () => 'done'), 'done');
    assert.equal(tries(), 6);
  });

  it('is given up after the sixth try', async () => {
    const { db, tries } = undoing(99, '40001');
    await assert.rejects(
      transact(db, async () => 'done'),
      { code: '40001' },
    );
    assert.equal(tries(), 6);
  });

  it('is not tried again for any other reason', async () => {
    const { db, tries } = undoing(1, '23505');
    await assert.rejects(
      transact(db, async () => 'done'),
      { code: '23505' },
    );
    assert.equal(tries(), 1);
  });
});
