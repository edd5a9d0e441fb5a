import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface FollowedEnd {
  /** Right after the last message. */
  readonly mark: RefObject<HTMLElement | null>;
  /** What stands below it and is to be kept in place. */
  readonly foot: RefObject<HTMLElement | null>;
  /** How many messages of others there are, and how many of one's own are on their way. */
  readonly othersCount: number;
  readonly unsentCount: number;
}

/**
 * While the end of the conversation is on screen it stays there as messages come, and what one sends is always seen.
 * Otherwise nothing moves: answers how many messages of others have come below since.
 */
export function useFollowedEnd({ mark, foot, othersCount, unsentCount }: FollowedEnd): number {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [seenCount, setSeenCount] = useState(othersCount);
  const before = useRef({ othersCount, unsentCount });
  if (isAtEnd && seenCount !== othersCount) setSeenCount(othersCount);

  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setIsAtEnd(last.isIntersecting);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [mark]);

  useLayoutEffect(() => {
    const hasCome = othersCount > before.current.othersCount;
    const isSending = unsentCount > before.current.unsentCount;
    before.current = { othersCount, unsentCount };
    if (isSending || (hasCome && isAtEnd)) foot.current?.scrollIntoView({ block: 'nearest' });
  }, [othersCount, unsentCount, foot, isAtEnd]);

  return Math.max(0, othersCount - seenCount);
}
