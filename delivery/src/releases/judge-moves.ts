import type { ReleaseManifest } from '@shop/shared/contracts/release';
import { findConflicts, findFaults, missingNames, ReleaseRefused, type Standing } from './gate.ts';
import type { JournalAct } from './journal.ts';
import { type Pointer, withoutPrevious } from './pointer.ts';
import { standingsOf } from './standings.ts';
import type { ReleaseStore, StoreChange } from './store.ts';

/** A pointer on its way to another release. */
export interface Move {
  readonly next: Pointer;
  /** The release it moves to. */
  readonly manifest: ReleaseManifest;
  readonly command: JournalAct['command'];
}

/**
 * The moves to make so that everything visitors get still fits together. With `dropsUnfitPrevious` fallbacks that
 * cannot run on the new shell are given up; without it they refuse it. Throws `ReleaseRefused`.
 */
export async function judgeMoves(
  store: ReleaseStore,
  { pointers }: Pick<StoreChange, 'pointers'>,
  moves: readonly Move[],
  dropsUnfitPrevious: boolean,
): Promise<readonly Move[]> {
  if (moves.length === 0) return [];
  const judged = new Map(moves.map((move) => [move.next.area, move]));
  const after = new Map([...pointers, ...moves.map(({ next }) => [next.area, next] as const)]);
  const standings = await standingsOf(
    store,
    after.values(),
    moves.map(({ manifest }) => manifest),
  );
  if (dropsUnfitPrevious) dropUnfit(pointers, judged, standings);
  const names = moves.map(({ next }) => next.area).join(', ');
  const faults = moves.flatMap(({ next, manifest }) => findFaults(next.area, manifest));
  const reasons = [...faults, ...findConflicts(standings)];
  if (reasons.length > 0) throw new ReleaseRefused(names, reasons);
  return [...judged.values()];
}

function dropUnfit(
  pointers: ReadonlyMap<string, Pointer>,
  moves: Map<string, Move>,
  standings: Map<string, Standing>,
): void {
  const shell = standings.get('shell')?.live;
  if (!shell) return;
  for (const [area, standing] of standings) {
    const { live, previous } = standing;
    if (area === 'shell' || !previous || missingNames(previous, shell).length === 0) continue;
    standings.set(area, { ...standing, previous: undefined });
    const move = moves.get(area);
    const current = pointers.get(area);
    if (move) moves.set(area, { ...move, next: { ...move.next, previous: null, earlier: [] } });
    else if (current)
      moves.set(area, { next: withoutPrevious(current), manifest: live, command: 'drop-previous' });
  }
}
