import { firstScreens, weightOf } from '@shop/contracts/platform/budgets';
import type { ReleaseManifest } from '@shop/contracts/platform/release';
import { chosenOf, nameOf, type Standing } from './standing.ts';

/** First screens heavier than their budget, for every shell and release that a page may begin with. */
export function findHeavyScreens(standings: ReadonlyMap<string, Standing>): string[] {
  const shell = standings.get('shell');
  if (!shell) return [];
  const areas = [...standings].filter(([area]) => area !== 'shell');
  const releases = areas.flatMap(([, standing]) => chosenOf(standing)).filter(isMeasured);
  const heavy = chosenOf(shell)
    .filter(isMeasured)
    .flatMap((host) =>
      firstScreens(host, releases).flatMap(({ path, owner, scripts, budgetBytes }) => {
        const bytes = weightOf(scripts);
        if (bytes <= budgetBytes) return [];
        const where = owner === host ? nameOf(host) : `${nameOf(owner)} in ${nameOf(host)}`;
        return [
          `the first screen of ${path} (${where}) weighs ${kilobytes(bytes)} of brotli, its budget is ${kilobytes(budgetBytes)}`,
        ];
      }),
    );
  return [...new Set(heavy)];
}

export function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 100) / 10} kB`;
}

/** A release published before files were weighed is not judged by its uncompressed size. */
function isMeasured({ files }: ReleaseManifest): boolean {
  return Object.values(files).every(({ brotliBytes }) => brotliBytes !== undefined);
}
