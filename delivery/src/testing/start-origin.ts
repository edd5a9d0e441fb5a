import type { TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { createOrigin } from '../origin.ts';
import { FileReleaseStore } from '../releases/file-store.ts';
import { readSettings, type Settings } from '../settings.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface StartedOrigin {
  readonly app: FastifyInstance;
  readonly store: FileReleaseStore;
  readonly url: string;
}

/** A listening origin with an empty store of its own. */
export async function startOrigin(t: TestContext, settings: Partial<Settings> = {}): Promise<StartedOrigin> {
  const folder = await temporaryFolder(t);
  const store = await FileReleaseStore.open(`${folder}/releases`);
  const defaults = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: folder, RELEASES_DIR: store.folder });
  const app = await createOrigin({ ...defaults, ...settings, hashSalt: 'a salt of the tests' }, store);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  t.after(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  return { app, store, url };
}
