import { isPinned, type Pointer } from '../store/pointer.ts';
import { PointerMovedError, type ReleaseStore, type StoreChange } from '../store/store.ts';
import { demandPointer, demandRelease } from './find-release.ts';
import { judgeMoves, type MoveRules } from './judge-moves.ts';
import type { Move } from './move.ts';

export interface ChangeOptions extends MoveRules {
  /** The author, for the journal. */
  readonly by: string;
  readonly why: string | null;
  /**
   * The revision of the area's pointer that the decision rests on; a later one throws `PointerMovedError`.
   */
  readonly expected?: number | undefined;
}

/** The effect of a command on one area; `from` equals `to` when the live release stayed. */
export interface Change {
  readonly area: string;
  readonly from: string | null;
  /** Null when the area is retired. */
  readonly to: string | null;
  /** The fallback from now on. */
  readonly previous: string | null;
  readonly canary: Pointer['canary'];
  /** The release that no figures take away, and until when. */
  readonly pin: { readonly version: string; readonly until: string } | null;
  /** The pointer's revision after the change; pass it as `expected` to undo exactly this change. */
  readonly revision: number;
}

/** A new pointer, as a command computes it. */
export interface Step extends Pick<Move, 'next' | 'command'> {
  /** The release it brings to visitors; by default the live one. */
  readonly version?: string;
}

/**
 * Moves the pointer of one area, judged by the gate. `find` returns undefined when there is nothing to do.
 */
export async function movePointer(
  store: ReleaseStore,
  area: string,
  options: ChangeOptions,
  find: (change: StoreChange) => Promise<Step | undefined>,
): Promise<readonly Change[]> {
  return store.change(async (change) => {
    checkExpected(change, area, options.expected);
    const before = new Map(change.pointers);
    const step = await find(change);
    const moves: Move[] = [];
    if (step) {
      const { next, command, version = next.live } = step;
      moves.push({ next, command, manifest: await demandRelease(store, area, version) });
    }
    return point(change, await judgeMoves(store, change, moves, options), options, [area], before);
  });
}

/** Moves the pointer of an area that has one. Throws `ReleaseRefused` when nothing of it is live. */
export async function moveFrom(
  store: ReleaseStore,
  area: string,
  options: ChangeOptions,
  find: (current: Pointer) => Step | undefined,
): Promise<readonly Change[]> {
  return movePointer(store, area, options, async (change) => find(demandPointer(change, area)));
}

/** Applies judged moves and reports on `areas` and on all others that moved with them. */
export function point(
  change: StoreChange,
  moves: readonly Move[],
  { by, why }: ChangeOptions,
  areas: readonly string[],
  before: ReadonlyMap<string, Pointer>,
): readonly Change[] {
  for (const { next, command } of moves) change.point(next, { command, by, why });
  return changesOf(areas, before, change);
}

export function checkExpected({ pointers }: StoreChange, area: string, expected: number | undefined): void {
  const found = pointers.get(area)?.revision ?? 0;
  if (expected !== undefined && expected !== found) throw new PointerMovedError(area, expected, found);
}

function changesOf(
  areas: readonly string[],
  before: ReadonlyMap<string, Pointer>,
  { pointers }: StoreChange,
): readonly Change[] {
  const moved = [...pointers.keys()].filter(
    (area) => pointers.get(area)?.revision !== before.get(area)?.revision,
  );
  return [...new Set([...areas, ...moved])].map((area) => {
    const now = pointers.get(area);
    const from = before.get(area)?.live ?? null;
    if (!now) return { area, from, to: null, previous: null, canary: null, pin: null, revision: 0 };
    const { live: to, previous, canary, revision } = now;
    const pin = now.pin && isPinned(now, now.pin.version) ? now.pin : null;
    return { area, from, to, previous, canary, pin, revision };
  });
}
