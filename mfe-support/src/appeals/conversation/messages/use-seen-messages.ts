import type { Appeal } from '@shop/contracts/support/appeals';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useReadAppeal } from './read-appeal.mutation.ts';

/** What is looked at in passing is told in one call. */
const TELL_AFTER_MS = 400;

/**
 * Marks messages of the other side as read once they have been on screen, in a tab that is seen. Whoever acts for somebody
 * reads nothing in his name.
 */
export function useSeenMessages(
  list: RefObject<HTMLElement | null>,
  appeal: Appeal,
  isActing: boolean,
): void {
  const { mutate } = useReadAppeal(appeal.id);
  const readUpTo = useRef(0);
  const unread = isActing ? '' : unreadIds(appeal).join();

  const tell = useEffectEvent((id: number) => {
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
    const onScreen = new Set<number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible' || onScreen.size === 0) return;
      timer = setTimeout(() => tell(Math.max(...onScreen)), TELL_AFTER_MS);
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const id = Number((target as HTMLElement).dataset.messageId);
        if (isIntersecting) onScreen.add(id);
        else onScreen.delete(id);
      }
      look();
    });
    for (const id of unread.split(','))
      for (const row of list.current.querySelectorAll(`[data-message-id="${id}"]`)) observer.observe(row);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [list, unread]);
}

function unreadIds({ messages }: Appeal): readonly number[] {
  return messages.filter(({ isUnread }) => isUnread).map(({ id }) => id);
}
