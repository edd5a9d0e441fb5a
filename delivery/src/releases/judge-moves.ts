import type { ReleaseManifest } from '@shop/shared/contracts/release';
import { findConflicts, findFaults, missingNames, ReleaseRefused, type Standing } from './gate.ts';
import { type Pointer, withoutPrevious } from './pointer.ts';
import { type JournalAct, type ReleaseStore, ReleaseStoreError, type StoreChange } from './store.ts';

/** A pointer on its way to another release. */
export interface Move {
  readonly next: Pointer;
  readonly manifest: ReleaseManifest;
  readonly command: JournalAct['command'];
}

/**
 * The moves to make so that everything live still fits together, shell first. With `dropsUnfitPrevious` fallbacks
 * that cannot run on the new shell are given up; without it they refuse it. Throws `ReleaseRefused`.
 */
export async function judgeMoves(
  store: ReleaseStore,
  { pointers }: StoreChange,
  moves: readonly Move[],
  dropsUnfitPrevious: boolean,
): Promise<readonly Move[]> {
  if (moves.length === 0) return [];
  const judged = new Map(moves.map((move) => [move.next.area, move]));
  const standings = await standingsAfter(store, pointers, judged);
  if (dropsUnfitPrevious) dropUnfit(pointers, judged, standings);
  const names = moves.map(({ next }) => next.area).join(', ');
  const faults = moves.flatMap(({ next, manifest }) => findFaults(next.area, manifest));
  const reasons = [...faults, ...findConflicts(standings)];
  if (reasons.length > 0) throw new ReleaseRefused(names, reasons);
  return [...judged.values()].sort((one, other) => rank(one) - rank(other));
}

async function standingsAfter(
  store: ReleaseStore,
  pointers: ReadonlyMap<string, Pointer>,
  moves: ReadonlyMap<string, Move>,
): Promise<Map<string, Standing>> {
  const standings = new Map<string, Standing>();
  for (const area of new Set([...pointers.keys(), ...moves.keys()])) {
    const move = moves.get(area);
    const { live: version, previous } = (move?.next ?? pointers.get(area)) as Pointer;
    const live = move?.manifest ?? (await store.release(area, version));
    if (!live)
      throw new ReleaseStoreError(`${area} ${version} is live, but its files are gone: publish it again`);
    standings.set(area, {
      live,
      previous: previous === null ? undefined : await store.release(area, previous),
    });
  }
  return standings;
}

function dropUnfit(
  pointers: ReadonlyMap<string, Pointer>,
  moves: Map<string, Move>,
  standings: Map<string, Standing>,
): void {
  const shell = standings.get('shell')?.live;
  if (!shell) return;
  for (const [area, { live, previous }] of standings) {
    if (area === 'shell' || !previous || missingNames(previous, shell).length === 0) continue;
    standings.set(area, { live, previous: undefined });
    const move = moves.get(area);
    const current = pointers.get(area);
    if (move) moves.set(area, { ...move, next: { ...move.next, previous: null, earlier: [] } });
    else if (current)
      moves.set(area, { next: withoutPrevious(current), manifest: live, command: 'drop-previous' });
  }
}

function rank({ next }: Move): number {
  return next.area === 'shell' ? 0 : 1;
}
