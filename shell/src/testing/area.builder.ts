import type { AreaManifest } from '@shop/contracts/platform/area';
import type { Area } from '../host/discovery/discovery.ts';

/** An area with a current and a previous release. */
export function buildAreaWith(differences: Partial<AreaManifest> = {}, hasPrevious = true): Area {
  const name = differences.area ?? 'catalog';
  const release = (version: string) => ({
    url: `/releases/${name}/${version}/remoteEntry.js`,
    version,
    integrity: `sha384-${version}`,
  });
  const manifest: AreaManifest = {
    area: name,
    title: 'Каталог',
    module: './area',
    routes: [{ path: '/catalog/', guard: 'auth', layout: 'default', title: 'Каталог' }],
    menu: [],
    widgets: [],
    services: [],
    ...differences,
  };
  return { name, manifest, current: release('2.0.0'), previous: hasPrevious ? release('1.0.0') : null };
}
