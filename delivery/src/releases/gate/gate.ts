import { findContractConflicts } from './contracts.ts';
import { findOverlaps } from './routes.ts';
import { missingNames } from './shared-names.ts';
import { chosenOf, loadableOf, type Standing } from './standing.ts';
import { findHeavyScreens } from './weights.ts';

export { findFaults } from './own-faults.ts';
export type { Standing } from './standing.ts';

/** A release must not go live: it, or another one with it, would break. */
export class ReleaseRefused extends Error {
  override readonly name: string = 'ReleaseRefused';
  readonly reasons: readonly string[];
  constructor(area: string, reasons: readonly string[]) {
    super(`${area} is refused:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`);
    this.reasons = reasons;
  }
}

/**
 * The reasons why these releases cannot stand together; empty if they can. It judges every pair that a
 * browser may meet: the live shell and its canary with the live release, the canary and the fallback of every
 * area, and the areas among each other.
 */
export function findConflicts(standings: ReadonlyMap<string, Standing>): string[] {
  return [...findBreaks(standings), ...findHeavyScreens(standings)];
}

/** The conflicts that break something; a screen over its budget is only slow. */
export function findBreaks(standings: ReadonlyMap<string, Standing>): string[] {
  return [...findOverlaps(standings), ...findMissingNames(standings), ...findContractConflicts(standings)];
}

function findMissingNames(standings: ReadonlyMap<string, Standing>): string[] {
  const shell = standings.get('shell');
  const areas = [...standings].filter(([area]) => area !== 'shell');
  if (!shell)
    return areas.map(([area]) => `${area} needs a shell, and none is live: publish the shell first`);
  return areas.flatMap(([, standing]) =>
    loadableOf(standing).flatMap((release) => {
      const suffix = release === standing.previous ? ' (its fallback)' : '';
      return chosenOf(shell)
        .flatMap((host) => missingNames(release, host))
        .map((reason) => `${reason}${suffix}`);
    }),
  );
}
