import { randomBytes } from 'node:crypto';
import type { TestContext } from 'node:test';
import pg from 'pg';
import { openStore } from '../releases/store/open-store.ts';
import type { ReleaseStore } from '../releases/store/store.ts';
import { temporaryFolder } from './temporary-folder.ts';

/**
 * The server on which tests of PostgreSQL create their databases. Without one, `npm test` leaves it empty and they are
 * skipped.
 */
export const testServer = process.env.TEST_DATABASE_URL;

export interface TestStore {
  readonly store: ReleaseStore;
  readonly settings: StoreSettings;
  /** The same store, as another process sees it. */
  openAgain(): Promise<ReleaseStore>;
}
interface StoreSettings {
  readonly releasesDir: string;
  readonly releaseStore: string | undefined;
}

/** Settings with which another process opens the same store. */
export type SettingsOf = () => Promise<StoreSettings>;

/** Every kind of store there is to test, by its name. */
export const testStoreSettings: Readonly<Record<string, (t: TestContext) => Promise<SettingsOf>>> = {
  files: async (t) => {
    const releasesDir = `${await temporaryFolder(t)}/releases`;
    return async () => ({ releasesDir, releaseStore: undefined });
  },
  ...(testServer && {
    PostgreSQL: async (t: TestContext) => {
      const releaseStore = await makeDatabase(t);
      return async () => ({ releasesDir: `${await temporaryFolder(t)}/releases`, releaseStore });
    },
  }),
};

/** Every kind of store, open. */
export const testStores: Readonly<Record<string, (t: TestContext) => Promise<TestStore>>> =
  Object.fromEntries(
    Object.entries(testStoreSettings).map(([kind, settingsFor]) => [
      kind,
      async (t) => openTestStore(t, await settingsFor(t)),
    ]),
  );

async function openTestStore(t: TestContext, settingsOf: SettingsOf): Promise<TestStore> {
  const openOne = async (settings: StoreSettings) => {
    const store = await openStore(settings);
    t.after(() => store.close());
    return store;
  };
  const settings = await settingsOf();
  return { store: await openOne(settings), settings, openAgain: async () => openOne(await settingsOf()) };
}

/** The address of an empty database, which is dropped after the test. */
export async function makeDatabase(t: TestContext): Promise<string> {
  const name = `releases_${randomBytes(6).toString('hex')}`;
  await runSql(testServer!, `create database ${name}`);
  t.after(() => runSql(testServer!, `drop database ${name} with (force)`));
  const url = new URL(testServer!);
  url.pathname = `/${name}`;
  return url.href;
}

export async function runSql(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}
