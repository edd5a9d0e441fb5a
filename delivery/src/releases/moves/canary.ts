import { ReleaseRefused } from '../gate/gate.ts';
import { type Pointer, pointTo, withCanary, withoutCanary } from '../store/pointer.ts';
import type { ReleaseStore } from '../store/store.ts';
import { type Change, type ChangeOptions, moveFrom, type Step } from './change-pointers.ts';

/** Gives a kept release to `percent` of the visitors; 0 ends the canary. Throws `ReleaseRefused`. */
export async function setCanary(
  store: ReleaseStore,
  area: string,
  version: string | undefined,
  percent: number,
  options: ChangeOptions,
): Promise<readonly Change[]> {
  return moveFrom(store, area, options, (current) => {
    const target = version ?? current.canary?.version;
    if (target === undefined) throw new ReleaseRefused(area, ['it has no canary; name a version']);
    if (percent === 0) return endCanary(current, target);
    if (target === current.live) throw new ReleaseRefused(area, [`${target} is live for everybody already`]);
    if (current.canary?.version === target && current.canary.percent === percent) return undefined;
    return { next: withCanary(target, percent, current), version: target, command: 'canary' };
  });
}

function endCanary(current: Pointer, version: string): Step | undefined {
  const { area, canary } = current;
  if (!canary) return undefined;
  if (canary.version !== version)
    throw new ReleaseRefused(area, [`${version} is not its canary, ${canary.version} is`]);
  return { next: withoutCanary(current), command: 'canary' };
}

/** Makes the canary live for everybody. Throws `ReleaseRefused` when there is none. */
export async function promote(
  store: ReleaseStore,
  area: string,
  options: ChangeOptions,
): Promise<readonly Change[]> {
  return moveFrom(store, area, options, (current) => {
    if (!current.canary) throw new ReleaseRefused(area, ['it has no canary to promote']);
    return { next: pointTo(area, current.canary.version, current, 'promote'), command: 'promote' };
  });
}
