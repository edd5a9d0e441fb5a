import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Db, openEmbedded } from '../src/platform/database/database.ts';
import { dumpOf } from './test-dump.ts';

export interface TestFolderOptions {
  /** Whether to seed the demo people; true by default. */
  readonly withPeople?: boolean;
  /** Adds the rows that the test needs. */
  readonly fill?: (db: Db) => Promise<void>;
}

/** Makes `dataDir` the data folder of a new shop, for processes that open its embedded database. */
export async function makeTestFolder(
  dataDir: string,
  { withPeople = true, fill = async () => {} }: TestFolderOptions = {},
): Promise<void> {
  const dump = await dumpOf(withPeople);
  mkdirSync(dataDir, { recursive: true });
  const database = await openEmbedded({ folder: path.join(dataDir, 'db'), dump });
  await fill(database.db).finally(() => database.close());
}
