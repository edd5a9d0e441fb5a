import type { Notification } from '@shop/shared/contracts/notifications';

export interface Merged {
  /** In the place of what is on the screen: the same rows as they are now. */
  readonly shown: readonly Notification[];
  /** How many wait above them. */
  readonly arrivedCount: number;
}

/**
 * A page as it is read, and as it is now. What has come since stays out of sight until it is asked for, and what it has
 * pushed off a full page stays on it, so that nothing moves under the eyes and the pointer.
 */
export function mergeArrived(
  read: readonly Notification[],
  now: readonly Notification[],
  pageSize: number,
): Merged {
  const newest = read[0]?.id ?? Number.POSITIVE_INFINITY;
  const arrivedCount = now.filter(({ id }) => id > newest).length;
  if (arrivedCount === 0) return { shown: now, arrivedCount };
  const oldest = now.length < pageSize ? 0 : now.at(-1)!.id;
  const pushedOff = read.filter(({ id }) => id < oldest).slice(-arrivedCount);
  return { shown: [...now.slice(arrivedCount), ...pushedOff], arrivedCount };
}
