import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { ReleaseStoreError } from './store.ts';

const WAIT_MS = 30_000;
const SQLITE_BUSY = 5;

/**
 * Runs `work` while holding an exclusive lock on `file`. Node has no file locks of its own; an empty SQLite
 * database provides the operating system's, which ends with its process: a killed command never leaves the
 * store locked.
 */
export async function withLock<T>(file: string, work: () => Promise<T>, waitMs = WAIT_MS): Promise<T> {
  const database = openLock(file);
  try {
    await acquireLock(database, waitMs);
    return await work();
  } finally {
    database.close();
  }
}

/** SQLite reports an unwritable folder only as being unable to open a file. */
function openLock(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: 0 });
  } catch (error) {
    throw new ReleaseStoreError(`${path.dirname(file)} cannot be written by this user`, { cause: error });
  }
}

async function acquireLock(database: DatabaseSync, waitMs: number): Promise<void> {
  const until = Date.now() + waitMs;
  for (;;) {
    try {
      database.exec('BEGIN EXCLUSIVE');
      return;
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
      if (Date.now() > until)
        throw new ReleaseStoreError(`Another release command has held the store for ${waitMs / 1000} s`);
    }
    await delay(5 + Math.random() * 20);
  }
}
