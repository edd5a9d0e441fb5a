import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { containerName } from '@shop/contracts/platform/container';
import type { LoadableRelease } from '@shop/contracts/platform/discovery';

/** Loads one exposed module of one release. Attempt 0 uses the entry's own address, a later one a new address. */
export type RemoteLoader = (
  area: string,
  release: LoadableRelease,
  module: string,
  attempt: number,
) => Promise<unknown>;

/**
 * Loads by Module Federation. Every release and every attempt is a remote of its own, so a hanging request never blocks
 * another, and nothing has to be unregistered while it may still be loading.
 */
export const loadFromRemote: RemoteLoader = async (area, release, module, attempt) => {
  const name = `${area}@${release.version}#${attempt}`;
  const url = new URL(release.url, location.origin);
  if (attempt > 0) {
    url.searchParams.set('retry', String(attempt));
    // The browser's cache may hold a broken answer to the retry of an earlier visit, and files are immutable.
    url.searchParams.set('at', Date.now().toString(36));
  }
  registerRemotes([{ name, entry: url.href, entryGlobalName: containerName(area, release.version) }]);
  const loaded = await loadRemote(`${name}/${module.replace(/^\.\//, '')}`);
  if (loaded === null || loaded === undefined) throw new Error(`${name} exposes no ${module}`);
  return loaded;
};
