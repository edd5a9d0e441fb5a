import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from './database.ts';

const MAX_ATTEMPTS = 6;
/** The longest pause before the second attempt; each later attempt may wait that much longer. */
const PAUSE_MS = 20;

/**
 * Runs one transaction and repeats it when the database breaks a deadlock by rolling it back: the work may run more
 * than once.
 */
export async function transact<T>(db: Db, work: (tx: Db) => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const isUndone = code === '40001' || code === '40P01';
    if (!isUndone || attempt === MAX_ATTEMPTS) throw error;
    // A random pause separates transactions that would otherwise deadlock again.
    await pause(Math.random() * PAUSE_MS * attempt);
    return transact(db, work, attempt + 1);
  }
}

/**
 * Runs `work` for every row, each in a transaction of its own: a row that fails is told to `onFailure`, and the others go
 * on. Returns what `work` returned for each of those, without `undefined`.
 */
export async function transactEach<Row, Result>(
  db: Db,
  rows: readonly Row[],
  work: (tx: Db, row: Row) => Promise<Result | undefined>,
  onFailure: (row: Row, error: unknown) => void,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const row of rows) {
    try {
      const result = await transact(db, (tx) => work(tx, row));
      if (result !== undefined) results.push(result);
    } catch (error) {
      onFailure(row, error);
    }
  }
  return results;
}
