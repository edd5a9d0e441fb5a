import type { ReleaseManifest } from '@shop/contracts/platform/release';
import { nameOf } from './standing.ts';

/** Names that an area's release imports from shared modules and the shell's release does not offer. */
export function missingNames(area: ReleaseManifest, shell: ReleaseManifest): string[] {
  return Object.entries(area.shared).flatMap(([subpath, names]) => {
    const offered = Object.hasOwn(shell.shared, subpath) ? shell.shared[subpath] : undefined;
    if (!offered) return [`${nameOf(area)} uses ${subpath}, which ${nameOf(shell)} does not offer`];
    const missing = names.filter((name) => !offered.includes(name));
    if (missing.length === 0) return [];
    return [
      `${nameOf(area)} uses ${missing.join(', ')} of ${subpath}, which ${nameOf(shell)} does not offer`,
    ];
  });
}
