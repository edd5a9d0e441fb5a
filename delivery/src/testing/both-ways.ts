import type { TestContext } from 'node:test';
import type { FileReleaseStore } from '../releases/file-store.ts';
import { createToken, EVERY_AREA } from '../releases/tokens.ts';
import type { BuildWith } from './release.builder.ts';
import { type Answer, type Ended, runAsTyped, type TypedIn, writeBuildFor } from './run-release.ts';
import { startOrigin } from './start-origin.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A shop whose releases one gets at by the store or by a running origin. */
export interface ReleaseShop {
  readonly store: FileReleaseStore;
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  release(...args: readonly string[]): Promise<Ended>;
  releaseAnswering(answers: readonly Answer[], ...args: readonly string[]): Promise<Ended>;
  publish(build: BuildWith, ...args: readonly string[]): Promise<Ended>;
}

export const ways = ['on the store', 'over HTTP'] as const;

export async function openReleaseShop(
  t: TestContext,
  way: (typeof ways)[number],
  area = EVERY_AREA,
): Promise<ReleaseShop> {
  const { store, url } = await startOrigin(t);
  const folder = await temporaryFolder(t);
  const { text } = await createToken(store.tokens, { area, name: 'test', by: 'test' });
  const env: Readonly<Record<string, string>> =
    way === 'over HTTP' ? { RELEASE_ORIGIN: url, RELEASE_TOKEN: text } : { RELEASES_DIR: store.folder };
  const typed: TypedIn = { env, folder };
  return {
    store,
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
