import path from 'node:path';
import type { TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { createOrigin } from '../origin.ts';
import { FileReleaseStore } from '../releases/store/file-store.ts';
import type { ReleaseStore } from '../releases/store/store.ts';
import { readSettings, type Settings } from '../settings.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface StartedOrigin {
  readonly app: FastifyInstance;
  readonly store: FileReleaseStore;
  readonly url: string;
}

/** A listening origin with an empty store of its own, or on a given one. */
export async function startOrigin(
  t: TestContext,
  settings: Partial<Settings> = {},
  known?: FileReleaseStore,
): Promise<StartedOrigin> {
  const store = known ?? (await FileReleaseStore.open(`${await temporaryFolder(t)}/releases`));
  return { ...(await startOriginOn(t, store, store.folder, settings)), store };
}

/** A listening origin on a store, whose files of releases lie in `releasesDir`; its other data beside that. */
export async function startOriginOn(
  t: TestContext,
  store: ReleaseStore,
  releasesDir: string,
  settings: Partial<Settings> = {},
): Promise<Omit<StartedOrigin, 'store'>> {
  const folder = path.dirname(releasesDir);
  const defaults = readSettings({
    EMBEDDED_DATABASE: '1',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    RELEASES_DIR: releasesDir,
  });
  const app = await createOrigin({ ...defaults, ...settings, hashSalt: 'a salt of the tests' }, store);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  t.after(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  return { app, url };
}
