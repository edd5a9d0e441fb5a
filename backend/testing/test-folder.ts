import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Db, openEmbedded } from '../src/platform/database/database.ts';
import { dumpOf } from './test-dump.ts';

interface TestFolderOptions {
  /** As of a test database; default true. */
  readonly withPeople?: boolean;
  /** Puts into it what the test needs besides. */
  readonly fill?: (db: Db) => Promise<void>;
}

/** Makes `dataDir` of a new shop, for processes that open the embedded database there. */
export async function makeTestFolder(
  dataDir: string,
  { withPeople = true, fill = async () => {} }: TestFolderOptions = {},
): Promise<void> {
  const dump = await dumpOf(withPeople);
  mkdirSync(dataDir, { recursive: true });
  const database = await openEmbedded({ folder: path.join(dataDir, 'db'), dump });
  await fill(database.db).finally(() => database.close());
}
