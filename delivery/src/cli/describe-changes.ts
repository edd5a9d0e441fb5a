import type { Change } from '../releases/moves/change-pointers.ts';
import type { Pointer } from '../releases/store/pointer.ts';

/** Pointers as they were when the command began. */
export type Before = ReadonlyMap<string, Pointer>;

/** Describes what visitors get from now on, one line per area, and the commands that undo it. */
export function describeChanges(changes: readonly Change[], before: Before, origin?: string): string {
  return [
    ...changes.map((change) => describe(change, before.get(change.area))),
    ...undoOf(changes, before, origin).map((command) => `undo: ${command}`),
  ].join('\n');
}

/**
 * The commands that bring back what visitors got before; with the origin the command named itself, so that a
 * copied line reaches the same shop.
 */
export function undoOf(changes: readonly Change[], before: Before, origin?: string): readonly string[] {
  const where = origin === undefined ? '' : ` --origin ${origin}`;
  return changes
    .flatMap((change) => undo(change, before.get(change.area)))
    .map((command) => `${command}${where}`);
}

function describe(change: Change, before: Pointer | undefined): string {
  const { pin } = change;
  const until = pin ? `, pinned until ${pin.until.slice(0, 16).replace('T', ' ')} UTC` : '';
  return `${describeMove(change, before)}${until}`;
}

function describeMove(
  { area, from, to, previous, canary, revision }: Change,
  before: Pointer | undefined,
): string {
  if (to === null) return `${area} is off the shop: its pages, menu entries and widgets are gone`;
  const fallback = previous === null ? 'no fallback' : `falls back to ${previous}`;
  if (before?.revision === revision && from === to && !canary)
    return `${area} ${to} is live (${fallback}); nothing has changed`;
  if (canary) {
    const same = before?.revision === revision ? '; nothing has changed' : '';
    return `${area} ${canary.version} goes to ${canary.percent} % of the visitors, ${to} to the others (${fallback})${same}`;
  }
  return from === to
    ? `${area} ${to} is live for everybody (${fallback})`
    : `${area} ${from ?? '—'} → ${to} is live for everybody (${fallback})`;
}

function undo({ area, to, canary, revision }: Change, before: Pointer | undefined): readonly string[] {
  if (to === null) return before ? [`release rollback ${area} --to ${before.live} --why "…"`] : [];
  if (!before) return area === 'shell' ? [] : [`release retire ${area}`];
  if (before.revision === revision) return [];
  const { canary: had } = before;
  const back = before.live === to ? [] : [`release rollback ${area} --to ${before.live} --why "…"`];
  // Whatever moves the live release ends the canary beside it.
  if (had && (back.length > 0 || had.version !== canary?.version || had.percent !== canary.percent))
    return [...back, `release canary ${area} ${had.version} --percent ${had.percent}`];
  return canary && back.length === 0 ? [`release canary ${area} --percent 0`] : back;
}
