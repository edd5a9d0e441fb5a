import type { AreaManifest } from '@shop/contracts/platform/area';
import type { DiscoveryDocument, LoadableRelease } from '@shop/contracts/platform/discovery';

/**
 * An area as this page may load it: its manifest, the release chosen for this visitor and the fallback release. All
 * three change in place (`releases/`) until somebody opens the area, and stay from then on.
 */
export interface Area {
  readonly name: string;
  manifest: AreaManifest;
  current: LoadableRelease;
  previous: LoadableRelease | null;
}

/** Areas of the document inlined in the page; an area without a release is left out. */
export function readAreas(): readonly Area[] {
  const text = document.getElementById('shop-discovery')?.textContent;
  return text ? toAreas(JSON.parse(text) as DiscoveryDocument) : [];
}

/** Not parsed with its schema here, because the origin that made it has done so. */
export function toAreas({ microFrontends }: DiscoveryDocument): readonly Area[] {
  return Object.entries(microFrontends).flatMap(([name, [release]]) => {
    if (!release) return [];
    const { url, metadata, extras } = release;
    return [{ name, manifest: extras.area, current: { url, ...metadata }, previous: extras.previous }];
  });
}
