import { LAZY_CHUNK_BUDGET, lazyScripts, weightOf } from '@shop/contracts/platform/budgets';
import type { ReleaseManifest } from '@shop/contracts/platform/release';
import { slots } from '@shop/contracts/platform/slots';
import { kilobytes } from './weights.ts';

/** Faults of a release on its own: a listed file is missing, a lifecycle or an exposed module is gone. */
export function findFaults(area: string, release: ReleaseManifest): string[] {
  const faults: string[] = [];
  if (release.area !== area) faults.push(`release.json is of ${release.area}, not of ${area}`);
  if (release.mode !== undefined && release.mode !== 'production')
    faults.push(`it is a ${release.mode} build; build it for production`);
  if (release.entry.length === 0) faults.push('it has no entry');
  if (area !== 'shell' && release.entry.length > 1) faults.push('an area has one entry');
  const { entry, styles, fonts, preload, development } = release;
  const named = [entry, styles, fonts, ...Object.values(preload), development?.entry ?? []].flat();
  for (const file of new Set(named))
    if (!Object.hasOwn(release.files, file)) faults.push(`${file}: used, but not among its files`);
  return [
    ...faults,
    ...heavyChunks(release),
    ...(area === 'shell' ? shellFaults(release) : areaFaults(area, release)),
  ];
}

/**
 * Facts that older builds did not record. Required of a new release only: an old one must stay available for
 * rollback.
 */
export function findOmissions(area: string, release: ReleaseManifest): string[] {
  const needed = ['mode', 'contracts', ...(area === 'shell' ? [] : (['exports'] as const))] as const;
  return needed
    .filter((key) => release[key] === undefined)
    .map((key) => `release.json: ${key} is missing; build it with the present tools`);
}

function heavyChunks(release: ReleaseManifest): string[] {
  return lazyScripts(release).flatMap((file) => {
    const bytes = weightOf([{ release, file }]);
    if (bytes <= LAZY_CHUNK_BUDGET) return [];
    return [
      `${file}: ${kilobytes(bytes)} of brotli, and a lazy chunk may weigh ${kilobytes(LAZY_CHUNK_BUDGET)}`,
    ];
  });
}

function shellFaults({ preload }: ReleaseManifest): string[] {
  return Object.hasOwn(preload, 'bootstrap') ? [] : ['the shell has no chunk `bootstrap`'];
}

function areaFaults(area: string, release: ReleaseManifest): string[] {
  const { manifest, preload } = release;
  if (!manifest) return ['it carries no area.json'];
  const faults: string[] = [];
  if (manifest.area !== area) faults.push(`its area.json is of ${manifest.area}`);
  faults.push(
    ...exposeFaults(release, manifest.module, ['bootstrap', 'mount', 'unmount'], 'which starts it'),
  );
  for (const { slot, module } of manifest.widgets)
    faults.push(...exposeFaults(release, module, ['Widget'], `which fills the slot ${slot}`));
  for (const { service, module } of manifest.services)
    faults.push(...exposeFaults(release, module, ['service'], `which offers the service ${service}`));
  for (const { path, chunk, chunkBelow } of manifest.routes)
    for (const name of [chunk, chunkBelow])
      if (name !== undefined && !Object.hasOwn(preload, name))
        faults.push(`the chunk ${name} of ${path} is missing`);
  return [...faults, ...twiceFilled(release), ...strayLinks(release)];
}

function exposeFaults(
  { preload, exports }: ReleaseManifest,
  module: string,
  needed: readonly string[],
  why: string,
): string[] {
  if (!Object.hasOwn(preload, module)) return [`it does not expose ${module}, ${why}`];
  if (!exports) return [];
  const given = Object.hasOwn(exports, module) ? exports[module]! : [];
  const missing = needed.filter((name) => !given.includes(name));
  return missing.length === 0 ? [] : [`${module}, ${why}, does not export ${missing.join(', ')}`];
}

/** A slot for many widgets takes each widget of an area once. */
function twiceFilled({ manifest }: ReleaseManifest): string[] {
  const isMany = (slot: string) =>
    Object.hasOwn(slots, slot) && slots[slot as keyof typeof slots].kind === 'many';
  const filled =
    manifest?.widgets.map(({ slot, module }) => (isMany(slot) ? `${slot} with ${module}` : slot)) ?? [];
  const twice = filled.filter((slot, at) => filled.indexOf(slot) !== at);
  return twice.map((slot) => `it fills the slot ${slot} twice`);
}

/** A menu entry must lead to a page of its own area. */
function strayLinks({ manifest }: ReleaseManifest): string[] {
  const paths = manifest?.routes.map(({ path }) => path) ?? [];
  const strays = manifest?.menu.filter(({ link }) => !paths.some((path) => link.startsWith(path))) ?? [];
  return strays.map(
    ({ name, link }) => `its menu entry «${name}» leads to ${link}, which is no path of this area`,
  );
}
