import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from './database.ts';

const MAX_ATTEMPTS = 6;
/** Longest pause before the second try; each later one may be as much longer. */
const PAUSE_MS = 20;

/** One transaction, tried again when the database breaks a deadlock by undoing it: the work may run more than once. */
export async function transact<T>(db: Db, work: (tx: Db) => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const isUndone = code === '40001' || code === '40P01';
    if (!isUndone || attempt === MAX_ATTEMPTS) throw error;
    // Those who met in the same order at the same time would only meet again.
    await pause(Math.random() * PAUSE_MS * attempt);
    return transact(db, work, attempt + 1);
  }
}
