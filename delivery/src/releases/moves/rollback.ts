import { ReleaseRefused } from '../gate/gate.ts';
import { type LiveBy, type Pointer, pastOf, pointBackTo, pointTo, withoutCanary } from '../store/pointer.ts';
import type { ReleaseStore } from '../store/store.ts';
import { type Change, type ChangeOptions, movePointer, type Step } from './change-pointers.ts';
import { demandPointer } from './find-release.ts';
import { readTakenBack } from './taken-back.ts';

/**
 * Takes back the last change that reached visitors: a running canary, else the live release in favour of its
 * previous one. With `version`, that kept release goes live for everybody, also of a retired area. Without,
 * it goes no further back than a withdrawal already has: a second operator who saw the same fault would take
 * the good release away. A withdrawn release has to be confirmed. Throws `ReleaseRefused`,
 * `ReleaseWithdrawn`.
 */
export async function rollback(
  store: ReleaseStore,
  area: string,
  version: string | undefined,
  options: ChangeOptions,
): Promise<readonly Change[]> {
  return movePointer(store, area, options, async (change) => {
    const retired = !change.pointers.has(area) && version !== undefined;
    if (retired) return { next: pointTo(area, version, undefined), command: 'rollback' };
    const current = demandPointer(change, area);
    if (version === undefined && current.canary) return endCanary(current, 'rollback');
    if (version === current.live) return current.canary ? endCanary(current, 'rollback') : undefined;
    return back(current, version ?? (await lastBefore(store, current)), 'rollback');
  });
}

async function lastBefore(store: ReleaseStore, current: Pointer): Promise<string> {
  const { area, live, liveBy, liveSince, previous } = current;
  if (liveBy === 'withdraw')
    throw new ReleaseRefused(area, [
      `${live} is back since ${liveSince}, when the release after it was withdrawn; to go further back, name a release with --to`,
    ]);
  if (previous === null)
    throw new ReleaseRefused(area, [`${live} has no previous release; name one with --to`]);
  return lastHealthy(store, current);
}

/** The last release of the past that was not withdrawn. */
async function lastHealthy(store: ReleaseStore, current: Pointer): Promise<string> {
  const takenBack = await readTakenBack(store, current.area);
  const healthy = pastOf(current).find((version) => takenBack.get(version)?.how !== 'withdraw');
  if (healthy !== undefined) return healthy;
  const reason = `every release before ${current.live} has been withdrawn; name one with --to`;
  throw new ReleaseRefused(current.area, [reason]);
}

/**
 * Withdraws one release: as the canary, or as the live release in favour of the last one before it that was
 * not withdrawn itself. Does nothing when it is neither, so that several origins may act on the same
 * evidence.
 */
export async function withdraw(
  store: ReleaseStore,
  area: string,
  version: string,
  options: ChangeOptions,
): Promise<readonly Change[]> {
  return movePointer(store, area, options, async (change) => {
    const current = change.pointers.get(area);
    if (!current) return undefined;
    if (current.canary?.version === version) return endCanary(current, 'withdraw');
    if (current.live !== version || current.previous === null) return undefined;
    return back(current, await lastHealthy(store, current), 'withdraw');
  });
}

function endCanary(current: Pointer, command: LiveBy): Step {
  return { next: withoutCanary(current), command };
}

function back(current: Pointer, target: string, command: LiveBy): Step {
  return { next: pointBackTo(target, current, command), command };
}
