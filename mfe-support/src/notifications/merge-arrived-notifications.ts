import type { Notification } from '@shop/contracts/support/notifications';

export interface Merged {
  /** The rows on screen in their current state. */
  readonly shown: readonly Notification[];
  /** How many newer ones wait above. */
  readonly arrivedCount: number;
}

/**
 * Merges the page as opened with its current state. Newer notifications stay hidden until requested, and rows they
 * have pushed off the page stay, so that nothing moves under the pointer.
 */
export function mergeArrivedNotifications(
  read: readonly Notification[],
  now: readonly Notification[],
  pageSize: number,
): Merged {
  const newest = Math.max(...read.map(({ id }) => id));
  const isNew = ({ id }: Notification) => read.length > 0 && id > newest;
  const current = now.filter((notification) => !isNew(notification));
  const arrivedCount = now.length - current.length;
  if (arrivedCount === 0 || now.length < pageSize) return { shown: current, arrivedCount };
  const lastCurrent = read.findLastIndex(({ id }) => current.some((other) => other.id === id));
  return { shown: [...current, ...read.slice(lastCurrent + 1).slice(-arrivedCount)], arrivedCount };
}
