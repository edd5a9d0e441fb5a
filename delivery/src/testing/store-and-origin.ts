import type { TestContext } from 'node:test';
import type { ReleaseStore } from '../releases/store/store.ts';
import { createToken, EVERY_AREA } from '../releases/store/tokens.ts';
import type { BuildWith } from './release.builder.ts';
import { type Answer, type Ended, runAsTyped, type TypedIn, writeBuildFor } from './run-release.ts';
import { startOriginOn } from './start-origin.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { testStores } from './test-stores.ts';

/** A shop whose releases are reached through the store or through a running origin. */
export interface ReleaseShop {
  readonly store: ReleaseStore;
  readonly releasesDir: string;
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  release(...args: readonly string[]): Promise<Ended>;
  releaseAnswering(answers: readonly Answer[], ...args: readonly string[]): Promise<Ended>;
  publish(build: BuildWith, ...args: readonly string[]): Promise<Ended>;
}

/** A kind of store, and whether it is reached over HTTP. */
export interface Way {
  readonly name: string;
  readonly kind: string;
  readonly isRemote: boolean;
}

export const ways: readonly Way[] = Object.keys(testStores).flatMap((kind) => [
  { name: `${kind}, on the store`, kind, isRemote: false },
  { name: `${kind}, over HTTP`, kind, isRemote: true },
]);
export const overHttp: Way = { name: 'over HTTP', kind: 'files', isRemote: true };

export async function openReleaseShop(t: TestContext, way: Way, area = EVERY_AREA): Promise<ReleaseShop> {
  const { store, settings } = await testStores[way.kind]!(t);
  const { releasesDir, releaseStore } = settings;
  const { url } = await startOriginOn(t, store, releasesDir, { releaseStore });
  const folder = await temporaryFolder(t);
  const { text } = await createToken(store.tokens, { area, name: 'test', by: 'test' });
  const env: Readonly<Record<string, string>> = way.isRemote
    ? { RELEASE_ORIGIN: url, RELEASE_TOKEN: text }
    : { RELEASES_DIR: releasesDir, RELEASE_STORE: releaseStore ?? '' };
  const typed: TypedIn = { env, folder };
  return {
    store,
    releasesDir,
    url,
    env,
    folder,
    release: (...args) => runAsTyped(args, typed),
    releaseAnswering: (answers, ...args) => runAsTyped(args, { ...typed, answers }),
    async publish(build, ...args) {
      const from = await writeBuildFor(folder, build);
      return runAsTyped(['publish', build.area, '--from', from, ...args], typed);
    },
  };
}
