import { ReleaseRefused } from '../gate/gate.ts';
import { isPinned, withAlarm, withoutPin, withPin } from '../store/pointer.ts';
import type { ReleaseStore } from '../store/store.ts';
import { type Change, type ChangeOptions, moveFrom } from './change-pointers.ts';

/** Keeps the live release or the canary from being withdrawn by its figures, for 24 hours. Throws `ReleaseRefused`. */
export async function pin(
  store: ReleaseStore,
  area: string,
  version: string,
  options: ChangeOptions,
): Promise<readonly Change[]> {
  return moveFrom(store, area, options, (current) => {
    if (version !== current.live && version !== current.canary?.version)
      throw new ReleaseRefused(area, [`${version} is neither live nor the canary: nothing to pin`]);
    return { next: withPin(version, current), command: 'pin' };
  });
}

/** Ends the pin of an area; nothing happens without one. */
export async function unpin(
  store: ReleaseStore,
  area: string,
  options: ChangeOptions,
): Promise<readonly Change[]> {
  return moveFrom(store, area, options, (current) => {
    if (!current.pin || !isPinned(current, current.pin.version)) return undefined;
    return { next: withoutPin(current), command: 'unpin' };
  });
}

/** Writes down, once a pin, that a pinned release fails; for everybody who looks at the area from then on. */
export async function raiseAlarm(
  store: ReleaseStore,
  area: string,
  version: string,
  options: ChangeOptions,
): Promise<readonly Change[]> {
  return moveFrom(store, area, options, (current) => {
    if (!isPinned(current, version) || current.pin?.failingSince !== undefined) return undefined;
    return { next: withAlarm(current), command: 'alarm' };
  });
}
