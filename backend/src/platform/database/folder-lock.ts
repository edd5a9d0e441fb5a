import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has the data folder open. Two processes that share the embedded database would lose rows. */
export class FolderLockedError extends Error {
  constructor(folder: string) {
    super(`The data folder ${folder} is open in another process. Stop that one, or choose another DATA_DIR.`);
    this.name = 'FolderLockedError';
  }
}

/**
 * Takes the exclusive lock of a data folder and returns the function that releases it. SQLite holds it as a lock of the
 * operating system, so it vanishes with the process, even after kill -9: there is no stale lock to detect and no pid
 * that could meanwhile belong to another process.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const holder = new DatabaseSync(path.join(folder, 'db.lock'), { timeout: 0 });
  try {
    holder.exec('begin exclusive');
  } catch (error) {
    holder.close();
    if (error instanceof Error && error.message.includes('locked')) throw new FolderLockedError(folder);
    throw error;
  }
  return () => holder.close();
}
