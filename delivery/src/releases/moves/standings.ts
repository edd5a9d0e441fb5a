import type { ReleaseManifest } from '@shop/contracts/platform/release';
import type { Standing } from '../gate/gate.ts';
import type { Pointer } from '../store/pointer.ts';
import { type ReleaseStore, ReleaseStoreError } from '../store/store.ts';

/**
 * The releases that pointers lead to. `moved` are manifests of moving areas, which the store may lack. They
 * and the shell must be readable; other unreadable areas are left out, since trouble in one area must not
 * block another's rollback. Throws `ReleaseStoreError`.
 */
export async function standingsOf(
  store: ReleaseStore,
  pointers: Iterable<Pointer>,
  moved: readonly ReleaseManifest[] = [],
): Promise<Map<string, Standing>> {
  const standings = new Map<string, Standing>();
  for (const { area, live, previous, canary } of pointers) {
    const read = async (version: string | undefined | null) =>
      version
        ? (moved.find((manifest) => manifest.area === area && manifest.version === version) ??
          (await readableRelease(store, area, version)))
        : undefined;
    const isNeeded = area === 'shell' || moved.some((manifest) => manifest.area === area);
    const standing = {
      live: await read(live),
      previous: await read(previous),
      canary: await read(canary?.version),
    };
    if (isNeeded && !standing.live) throw isGone(area, live, 'live');
    if (isNeeded && canary && !standing.canary) throw isGone(area, canary.version, 'the canary');
    if (standing.live) standings.set(area, { ...standing, live: standing.live });
  }
  return standings;
}

/** A kept release; undefined when it is gone or damaged. Throws when the store itself cannot be read. */
export async function readableRelease(
  store: ReleaseStore,
  area: string,
  version: string,
): Promise<ReleaseManifest | undefined> {
  if (!(await store.versions(area)).includes(version)) return undefined;
  return store.release(area, version).catch(() => undefined);
}

function isGone(area: string, version: string, what: string): ReleaseStoreError {
  return new ReleaseStoreError(`${area} ${version} is ${what}, but its files are gone: publish it again`);
}
