import type { ReleaseManifest } from '@shop/shared/contracts/release';
import { slots } from '@shop/shared/contracts/slots';

/** A release must not go live: it, or another one with it, would break. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
  readonly reasons: readonly string[];
  constructor(area: string, reasons: readonly string[]) {
    super(`${area} is refused:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`);
    this.reasons = reasons;
  }
}

/** The releases of an area that a page may load. */
export interface Standing {
  readonly live: ReleaseManifest;
  readonly previous: ReleaseManifest | undefined;
  /** The release some browsers already get, beside the live one. */
  readonly canary?: ReleaseManifest | undefined;
}

/** Faults of a release that show without any other: a listed file that is missing, a lifecycle or expose gone. */
export function findFaults(area: string, release: ReleaseManifest): string[] {
  const faults: string[] = [];
  if (release.area !== area) faults.push(`release.json is of ${release.area}, not of ${area}`);
  if (release.entry.length === 0) faults.push('it has no entry');
  if (area !== 'shell' && release.entry.length > 1) faults.push('an area has one entry');
  const named = [release.entry, release.styles, release.fonts, ...Object.values(release.preload)].flat();
  for (const file of new Set(named))
    if (!Object.hasOwn(release.files, file)) faults.push(`${file}: used, but not among its files`);
  return [...faults, ...(area === 'shell' ? shellFaults(release) : areaFaults(area, release))];
}

/** Why these releases cannot stand together; empty if they can. Pairs: the live shell with every live and previous area. */
export function findConflicts(standings: ReadonlyMap<string, Standing>): string[] {
  const shell = standings.get('shell')?.live;
  const areas = [...standings].filter(([area]) => area !== 'shell');
  const conflicts = overlaps([...standings.values()].map(({ live }) => live));
  for (const [area, { live, previous }] of areas) {
    if (!shell) conflicts.push(`${area} needs a shell, and none is live: publish the shell first`);
    else {
      conflicts.push(...missingNames(live, shell));
      if (previous)
        conflicts.push(...missingNames(previous, shell).map((reason) => `${reason} (its fallback)`));
    }
  }
  return conflicts;
}

/** Names an area's release imports from shared modules and the shell's does not offer. */
export function missingNames(area: ReleaseManifest, shell: ReleaseManifest): string[] {
  return Object.entries(area.shared).flatMap(([subpath, names]) => {
    const offered = Object.hasOwn(shell.shared, subpath) ? shell.shared[subpath] : undefined;
    const user = `${area.area} ${area.version}`;
    if (!offered) return [`${user} uses ${subpath}, which shell ${shell.version} does not offer`];
    const missing = names.filter((name) => !offered.includes(name));
    if (missing.length === 0) return [];
    return [`${user} uses ${missing.join(', ')} of ${subpath}, which shell ${shell.version} does not offer`];
  });
}

function shellFaults({ preload }: ReleaseManifest): string[] {
  return Object.hasOwn(preload, 'bootstrap') ? [] : ['the shell has no chunk `bootstrap`'];
}

function areaFaults(area: string, { manifest, preload }: ReleaseManifest): string[] {
  if (!manifest) return ['it carries no area.json'];
  const faults: string[] = [];
  if (manifest.area !== area) faults.push(`its area.json is of ${manifest.area}`);
  if (!Object.hasOwn(preload, manifest.module))
    faults.push(`it does not expose ${manifest.module}, which starts it`);
  for (const { slot, module } of manifest.widgets) {
    if (!Object.hasOwn(slots, slot)) faults.push(`the slot ${slot} does not exist`);
    if (!Object.hasOwn(preload, module)) faults.push(`it does not expose ${module} for the slot ${slot}`);
  }
  for (const { path, chunk } of manifest.routes)
    if (chunk !== undefined && !Object.hasOwn(preload, chunk))
      faults.push(`the chunk ${chunk} of ${path} is missing`);
  return faults;
}

/** A path has one owner. One path below another is no overlap: the longer wins. */
function overlaps(releases: readonly ReleaseManifest[]): string[] {
  const owners = new Map<string, string>();
  const conflicts: string[] = [];
  for (const { area, manifest } of releases)
    for (const { path } of manifest?.routes ?? []) {
      const owner = owners.get(path);
      if (owner === undefined) owners.set(path, area);
      else
        conflicts.push(
          owner === area
            ? `${area} has the path ${path} twice`
            : `${owner} and ${area} both have the path ${path}`,
        );
    }
  return conflicts;
}
