import type { TestContext } from 'node:test';
import { openStore } from '../releases/open-store.ts';
import type { ReleaseStore } from '../releases/store.ts';
import type { Settings } from '../settings.ts';
import { startOriginOn } from './start-origin.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface PostgresOrigin {
  readonly store: ReleaseStore;
  readonly url: string;
  readonly releasesDir: string;
  /** The version of an area that a new page gets. */
  versionOf(area: string): Promise<string | undefined>;
  /** Ends it like a process, before the test does. */
  stop(): Promise<void>;
}

/** A listening origin on PostgreSQL with a folder of its own for its copies. */
export async function startPostgresOrigin(
  t: TestContext,
  releaseStore: string,
  { releasesDir, ...settings }: Partial<Settings> = {},
): Promise<PostgresOrigin> {
  const folder = releasesDir ?? `${await temporaryFolder(t)}/releases`;
  const store = await openStore({ releasesDir: folder, releaseStore });
  t.after(() => store.close());
  const { app, url } = await startOriginOn(t, store, folder, { ...settings, releaseStore });
  const stop = async () => {
    app.server.closeAllConnections();
    await app.close();
    await store.close();
  };
  return { store, url, releasesDir: folder, versionOf: (area) => versionAt(url, area), stop };
}

async function versionAt(url: string, area: string): Promise<string | undefined> {
  const response = await fetch(`${url}/discovery.json`);
  if (!response.ok) throw new Error(`discovery.json answered ${response.status}`);
  const document = (await response.json()) as {
    microFrontends: Record<string, { metadata: { version: string } }[]>;
  };
  return document.microFrontends[area]?.[0]?.metadata.version;
}
