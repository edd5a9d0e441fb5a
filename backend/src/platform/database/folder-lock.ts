import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has the data folder open. The embedded database would lose rows if two shared it. */
export class FolderLockedError extends Error {
  constructor(folder: string) {
    super(`The data folder ${folder} is open in another process. Stop that one, or choose another DATA_DIR.`);
    this.name = 'FolderLockedError';
  }
}

/**
 * Takes the exclusive lock of a data folder and returns the function that gives it back.
 * SQLite holds it as a lock of the operating system, so it vanishes with the process, kill -9 included:
 * there is no stale lock to detect and no pid that could meanwhile belong to somebody else.
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
