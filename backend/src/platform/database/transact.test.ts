import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Db } from './database.ts';
import { transact } from './transact.ts';

/** Fails `times` times as a database does that rolls a transaction back. */
function undoing(times: number, code: string) {
  let attempts = 0;
  const execute = async (work: (tx: Db) => Promise<unknown>) => {
    attempts += 1;
    if (attempts <= times) throw Object.assign(new Error('undone'), { code });
    return work({} as Db);
  };
  return { db: { transaction: () => ({ execute }) } as unknown as Db, attempts: () => attempts };
}

describe('a transaction that the database rolls back', () => {
  it('is repeated until it succeeds', async () => {
    const { db, attempts } = undoing(5, '40P01');
    assert.equal(await transact(db, async () => 'done'), 'done');
    assert.equal(attempts(), 6);
  });

  it('fails after the sixth attempt', async () => {
    const { db, attempts } = undoing(99, '40001');
    await assert.rejects(
      transact(db, async () => 'done'),
      { code: '40001' },
    );
    assert.equal(attempts(), 6);
  });

  it('is not repeated for any other reason', async () => {
    const { db, attempts } = undoing(1, '23505');
    await assert.rejects(
      transact(db, async () => 'done'),
      { code: '23505' },
    );
    assert.equal(attempts(), 1);
  });
});
