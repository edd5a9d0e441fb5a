import type http from 'node:http';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { openStore } from '../src/releases/store/open-store.ts';
import { createToken, EVERY_AREA } from '../src/releases/store/tokens.ts';
import { freePort, OriginProcess } from '../src/testing/origin-process.ts';
import type { BuildWith } from '../src/testing/release.builder.ts';
import { type Ended, runAsTyped, writeBuildFor } from '../src/testing/run-release.ts';
import { startApi } from '../src/testing/start-api.ts';
import { temporaryFolder } from '../src/testing/temporary-folder.ts';
import { makeDatabase } from '../src/testing/test-stores.ts';
import { startNginx } from './nginx-process.ts';

export interface ShopBehindNginx {
  /** The address that visitors use. */
  readonly url: string;
  readonly origins: readonly [OriginProcess, OriginProcess];
  /** Runs the command over HTTP through nginx. */
  release(...args: readonly string[]): Promise<Ended>;
  publish(build: BuildWith, ...args: readonly string[]): Promise<Ended>;
}

/** Compressible and large enough to be worth it. */
export const LARGE_FILE = { 'page.js': 'page();'.repeat(20_000) };

/** nginx, two web origins, their releases in PostgreSQL, and `api` in the place of the API. */
export async function openShopBehindNginx(
  t: TestContext,
  api: http.RequestListener,
): Promise<ShopBehindNginx> {
  const folder = await temporaryFolder(t);
  const releaseStore = await makeDatabase(t);
  const env = { RELEASE_STORE: releaseStore, API_ORIGIN: await startApi(t, api) };
  const origins = [
    new OriginProcess(await freePort(), { ...env, ...foldersOf(folder, 'one') }),
    new OriginProcess(await freePort(), { ...env, ...foldersOf(folder, 'other') }),
  ] as const;
  t.after(() => Promise.all(origins.map((origin) => origin.stop('SIGKILL'))));
  await Promise.all(origins.map((origin) => origin.start()));
  const url = await startNginx(t, [origins[0].url, origins[1].url]);
  const typed = {
    env: { RELEASE_ORIGIN: url, RELEASE_TOKEN: await makeToken(folder, releaseStore) },
    folder,
  };
  return {
    url,
    origins,
    release: (...args) => runAsTyped(args, typed),
    publish: async (build, ...args) => {
      const from = await writeBuildFor(folder, build);
      return runAsTyped(['publish', build.area, '--from', from, ...args], typed);
    },
  };
}

function foldersOf(folder: string, name: string): Readonly<Record<string, string>> {
  return { DATA_DIR: path.join(folder, name, 'data'), RELEASES_DIR: path.join(folder, name, 'releases') };
}

/** The first token is created on the store itself, as an operator does. */
async function makeToken(folder: string, releaseStore: string): Promise<string> {
  const store = await openStore({ releasesDir: path.join(folder, 'desk'), releaseStore });
  try {
    return (await createToken(store.tokens, { area: EVERY_AREA, name: 'operations', by: 'test' })).text;
  } finally {
    await store.close();
  }
}
