import type { ReleaseManifest } from '@shop/contracts/platform/release';
import { ReleaseRefused } from '../gate/gate.ts';
import type { Pointer } from '../store/pointer.ts';
import type { ReleaseStore, StoreChange } from '../store/store.ts';

/** The pointer of an area. Throws `ReleaseRefused` when nothing of it is live. */
export function demandPointer({ pointers }: Pick<StoreChange, 'pointers'>, area: string): Pointer {
  const found = pointers.get(area);
  if (found) return found;
  throw new ReleaseRefused(area, ['nothing of it has been published']);
}

/** A kept release. Throws `ReleaseRefused` that names those there are. */
export async function demandRelease(
  store: ReleaseStore,
  area: string,
  version: string,
): Promise<ReleaseManifest> {
  const manifest = await store.release(area, version);
  if (manifest) return manifest;
  const kept = (await store.versions(area)).join(', ') || 'none';
  throw new ReleaseRefused(area, [`there is no release ${version}; kept are: ${kept}`]);
}
