import { releaseFaults } from '../package/release-faults.ts';
import { versionsOf } from '../store/pointer.ts';
import type { ReleaseStore } from '../store/store.ts';
import { verifyHistory } from './history.ts';

/**
 * Faults of the store, empty when there is none: files that are missing or differ from what was published,
 * compressed copies with other content, pointers to releases that are gone, and the journal. `onRelease` is
 * called after each release.
 */
export async function verifyStore(
  store: ReleaseStore,
  areas: readonly string[] = [],
  onRelease: (area: string, version: string) => void = () => undefined,
): Promise<readonly string[]> {
  const faults = [...(await verifyHistory(store))];
  const pointers = await store.pointers();
  const known = await store.areas();
  for (const area of areas) if (!known.includes(area)) faults.push(`${area}: no release of it is kept`);
  for (const area of known) {
    if (areas.length > 0 && !areas.includes(area)) continue;
    for (const version of await store.versions(area)) {
      faults.push(...(await faultsOfStored(store, area, version)));
      onRelease(area, version);
    }
  }
  for (const pointer of pointers.values()) {
    const kept = await store.versions(pointer.area);
    for (const version of versionsOf({ ...pointer, earlier: [] }))
      if (!kept.includes(version)) faults.push(`${pointer.area} ${version} is pointed to, but not kept`);
  }
  return faults;
}

async function faultsOfStored(
  store: ReleaseStore,
  area: string,
  version: string,
): Promise<readonly string[]> {
  const manifest = await store.release(area, version).catch(() => undefined);
  if (!manifest) return [`${area} ${version}: its release.json cannot be read`];
  const faults = await releaseFaults(manifest, (file) => store.file(area, version, file));
  return faults.map((fault) => `${area} ${version}: ${fault}`);
}
