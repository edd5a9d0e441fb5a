import type { Appeal } from '@shop/contracts/support/appeals';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useReadAppeal } from './read-appeal.mutation.ts';

/** Messages read within this time are reported in one call. */
const REPORT_AFTER_MS = 400;

/**
 * Marks messages of the other side as read once they were in the viewport of a visible tab. An impersonator marks
 * nothing.
 */
export function useSeenMessages(
  list: RefObject<HTMLElement | null>,
  appeal: Appeal,
  isImpersonating: boolean,
): void {
  const { mutate } = useReadAppeal(appeal.id);
  const readUpTo = useRef(0);
  const unread = isImpersonating ? '' : unreadIds(appeal).join();

  const report = useEffectEvent((id: number) => {
    if (id <= readUpTo.current) return;
    const before = readUpTo.current;
    readUpTo.current = id;
    mutate(id, {
      onError: () => {
        readUpTo.current = before;
      },
    });
  });

  useEffect(() => {
    if (unread === '' || !list.current) return;
    const visibleIds = new Set<number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scheduleReport = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible' || visibleIds.size === 0) return;
      timer = setTimeout(() => report(Math.max(...visibleIds)), REPORT_AFTER_MS);
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const id = Number((target as HTMLElement).dataset.messageId);
        if (isIntersecting) visibleIds.add(id);
        else visibleIds.delete(id);
      }
      scheduleReport();
    });
    for (const id of unread.split(','))
      for (const row of list.current.querySelectorAll(`[data-message-id="${id}"]`)) observer.observe(row);
    document.addEventListener('visibilitychange', scheduleReport);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', scheduleReport);
    };
  }, [list, unread]);
}

function unreadIds({ messages }: Appeal): readonly number[] {
  return messages.filter(({ isUnread }) => isUnread).map(({ id }) => id);
}
