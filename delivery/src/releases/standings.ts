import type { ReleaseManifest } from '@shop/shared/contracts/release';
import type { Standing } from './gate.ts';
import type { Pointer } from './pointer.ts';
import { type ReleaseStore, ReleaseStoreError } from './store.ts';

/** The releases pointers lead to. `known` are manifests that the store may not have yet. */
export async function standingsOf(
  store: ReleaseStore,
  pointers: Iterable<Pointer>,
  known: readonly ReleaseManifest[] = [],
): Promise<Map<string, Standing>> {
  const manifestOf = async (area: string, version: string) =>
    known.find((manifest) => manifest.area === area && manifest.version === version) ??
    (await store.release(area, version));
  const demand = async (area: string, version: string, what: string) => {
    const manifest = await manifestOf(area, version);
    if (manifest) return manifest;
    throw new ReleaseStoreError(`${area} ${version} is ${what}, but its files are gone: publish it again`);
  };
  const standings = new Map<string, Standing>();
  for (const { area, live, previous, canary } of pointers)
    standings.set(area, {
      live: await demand(area, live, 'live'),
      previous: previous === null ? undefined : await manifestOf(area, previous),
      canary: canary ? await demand(area, canary.version, 'the canary') : undefined,
    });
  return standings;
}
