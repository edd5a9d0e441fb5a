import { type Change, type ChangeOptions, movePointer } from './change-pointers.ts';
import { ReleaseRefused } from './gate.ts';
import type { Move } from './judge-moves.ts';
import { demandPointer, demandRelease } from './kept-release.ts';
import { type Pointer, pointTo, withCanary, withoutCanary } from './pointer.ts';
import type { ReleaseStore } from './store.ts';

/** Gives a kept release to `percent` of the visitors; 0 ends the canary. Throws `ReleaseRefused`. */
export async function setCanary(
  store: ReleaseStore,
  area: string,
  version: string | undefined,
  percent: number,
  options: ChangeOptions,
): Promise<readonly Change[]> {
  return movePointer(store, area, options, async (change) => {
    const current = demandPointer(change, area);
    const target = version ?? current.canary?.version;
    if (target === undefined) throw new ReleaseRefused(area, ['it has no canary; name a version']);
    if (percent === 0) return endCanary(store, current, target);
    const manifest = await demandRelease(store, area, target);
    if (target === current.live) throw new ReleaseRefused(area, [`${target} is live for everybody already`]);
    if (current.canary?.version === target && current.canary.percent === percent) return undefined;
    return { next: withCanary(target, percent, current), manifest, command: 'canary' };
  });
}

async function endCanary(store: ReleaseStore, current: Pointer, version: string): Promise<Move | undefined> {
  const { area, live, canary } = current;
  if (!canary) return undefined;
  if (canary.version !== version)
    throw new ReleaseRefused(area, [`${version} is not its canary, ${canary.version} is`]);
  return {
    next: withoutCanary(current),
    manifest: await demandRelease(store, area, live),
    command: 'canary',
  };
}

/** Makes the canary live for everybody. Throws `ReleaseRefused` when there is none. */
export async function promote(
  store: ReleaseStore,
  area: string,
  options: ChangeOptions,
): Promise<readonly Change[]> {
  return movePointer(store, area, options, async (change) => {
    const current = demandPointer(change, area);
    if (!current.canary) throw new ReleaseRefused(area, ['it has no canary to promote']);
    const { version } = current.canary;
    const manifest = await demandRelease(store, area, version);
    return { next: pointTo(area, version, current, 'promote'), manifest, command: 'promote' };
  });
}
