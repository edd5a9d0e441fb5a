import type { Notification } from '@shop/contracts/support/notifications';

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
  const newest = Math.max(...read.map(({ id }) => id));
  const hasCome = ({ id }: Notification) => read.length > 0 && id > newest;
  const kept = now.filter((notification) => !hasCome(notification));
  const arrivedCount = now.length - kept.length;
  if (arrivedCount === 0 || now.length < pageSize) return { shown: kept, arrivedCount };
  const lastKept = read.findLastIndex(({ id }) => kept.some((other) => other.id === id));
  return { shown: [...kept, ...read.slice(lastKept + 1).slice(-arrivedCount)], arrivedCount };
}
