import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { containerName } from '@shop/contracts/platform/container';
import type { LoadableRelease } from '@shop/contracts/platform/discovery';

/** Loads one exposed module of one release. Try 0 uses the entry's own address, a later one a new address. */
export type RemoteLoader = (
  area: string,
  release: LoadableRelease,
  module: string,
  attempt: number,
) => Promise<unknown>;

/**
 * Through Module Federation. Every release and every try is a remote of its own, so that a hung request of one never
 * blocks another, and nothing has to be unregistered while it may still be loading.
 */
export const loadFromRemote: RemoteLoader = async (area, release, module, attempt) => {
  const name = `${area}@${release.version}#${attempt}`;
  const url = new URL(release.url, location.origin);
  if (attempt > 0) {
    url.searchParams.set('retry', String(attempt));
    // A spoilt answer to an earlier visit's retry may lie in the browser's cache, and files are immutable.
    url.searchParams.set('at', Date.now().toString(36));
  }
  registerRemotes([{ name, entry: url.href, entryGlobalName: containerName(area, release.version) }]);
  const loaded = await loadRemote(`${name}/${module.replace(/^\.\//, '')}`);
  if (loaded === null || loaded === undefined) throw new Error(`${name} exposes no ${module}`);
  return loaded;
};
