import type { ReleaseManifest } from '@shop/contracts/platform/release';
import { findBreaks, findConflicts, findFaults, ReleaseRefused, type Standing } from '../gate/gate.ts';
import { type Pointer, withoutPrevious } from '../store/pointer.ts';
import type { ReleaseStore, StoreChange } from '../store/store.ts';
import type { Move } from './move.ts';
import { refuseWithdrawn } from './refuse-withdrawn.ts';
import { readableRelease, standingsOf } from './standings.ts';

/** Permissions for moves that would otherwise be refused. */
export interface MoveRules {
  /** Give up fallbacks that cannot run on the new shell, instead of refusing it. */
  readonly dropsUnfitPrevious?: boolean | undefined;
  /** The operator knows that the release was withdrawn, and why, and confirms it. */
  readonly acceptsWithdrawn?: boolean | undefined;
}

/**
 * The moves after which everything that visitors get still fits together. With `dropsUnfitPrevious` fallbacks
 * that do not fit are dropped; without it they refuse the moves. Faults from before the moves do not count:
 * trouble elsewhere must not block a rollback, and neither must a screen that budgets of today find too heavy. Throws `ReleaseRefused`, for withdrawn releases
 * `ReleaseWithdrawn`.
 */
export async function judgeMoves(
  store: ReleaseStore,
  { pointers }: Pick<StoreChange, 'pointers'>,
  moves: readonly Move[],
  { dropsUnfitPrevious = false, acceptsWithdrawn = false }: MoveRules,
): Promise<readonly Move[]> {
  if (moves.length === 0) return [];
  if (!acceptsWithdrawn) await refuseWithdrawn(store, pointers, moves);
  const judged = new Map(moves.map((move) => [move.next.area, move]));
  const after = new Map([...pointers, ...moves.map(({ next }) => [next.area, next] as const)]);
  const standings = await standingsOf(
    store,
    after.values(),
    moves.map(({ manifest }) => manifest),
  );
  for (const move of moves) await chooseFallback(store, pointers, move, judged, standings);
  if (dropsUnfitPrevious) dropUnfit(pointers, judged, standings);
  const faults = moves.flatMap(({ next, manifest }) => findFaults(next.area, manifest));
  const find = moves.every(isWayBack) ? findBreaks : findConflicts;
  const reasons = [...faults, ...(await newConflicts(store, pointers, standings, find))];
  const names = moves.map(({ next }) => next.area).join(', ');
  if (reasons.length > 0) throw new ReleaseRefused(names, reasons);
  return [...judged.values()];
}

/**
 * A rollback brings back a fallback that the gate judged long ago, so the fallback becomes the latest past
 * release that runs with what visitors get today, or none: a rollback is never refused for it.
 */
async function chooseFallback(
  store: ReleaseStore,
  pointers: ReadonlyMap<string, Pointer>,
  move: Move,
  moves: Map<string, Move>,
  standings: Map<string, Standing>,
): Promise<void> {
  const { area, previous, earlier } = move.next;
  const current = pointers.get(area);
  const standing = standings.get(area);
  if (!current || !standing || previous === null || [current.live, current.previous].includes(previous))
    return;
  const conflictsWith = (fallback: ReleaseManifest | undefined) =>
    findConflicts(new Map([...standings, [area, { ...standing, previous: fallback }]])).length;
  const withoutAny = conflictsWith(undefined);
  const past = [previous, ...earlier];
  let fallback: ReleaseManifest | undefined;
  for (const version of past) {
    fallback = await readableRelease(store, area, version);
    if (fallback && conflictsWith(fallback) === withoutAny) break;
    fallback = undefined;
  }
  const version = fallback?.version ?? null;
  const next = { ...move.next, previous: version, earlier: past.filter((known) => known !== version) };
  standings.set(area, { ...standing, previous: fallback });
  moves.set(area, { ...move, next });
}

function isWayBack({ command }: Move): boolean {
  return command === 'rollback' || command === 'withdraw';
}

async function newConflicts(
  store: ReleaseStore,
  pointers: ReadonlyMap<string, Pointer>,
  standings: ReadonlyMap<string, Standing>,
  find: typeof findConflicts,
): Promise<readonly string[]> {
  const conflicts = find(standings);
  if (conflicts.length === 0) return conflicts;
  const before = await standingsOf(store, pointers.values()).catch(() => undefined);
  const known = new Set(before && find(before));
  return conflicts.filter((conflict) => !known.has(conflict));
}

function dropUnfit(
  pointers: ReadonlyMap<string, Pointer>,
  moves: Map<string, Move>,
  standings: Map<string, Standing>,
): void {
  for (const [area, standing] of standings) {
    if (!standing.previous) continue;
    const before = findConflicts(standings).length;
    standings.set(area, { ...standing, previous: undefined });
    if (findConflicts(standings).length === before) {
      standings.set(area, standing);
      continue;
    }
    const move = moves.get(area);
    const current = pointers.get(area);
    if (move) moves.set(area, { ...move, next: { ...move.next, previous: null, earlier: [] } });
    else if (current)
      moves.set(area, { next: withoutPrevious(current), manifest: standing.live, command: 'drop-previous' });
  }
}
