import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface FollowedEnd {
  /** Right after the last message. */
  readonly mark: RefObject<HTMLElement | null>;
  /** What stands below it and is to be kept in place. */
  readonly foot: RefObject<HTMLElement | null>;
  /** How many messages of others there are, and what has become of one's own that are on their way. */
  readonly othersCount: number;
  readonly unsent: readonly { readonly state: string }[];
}

/**
 * While the end of the conversation is on screen it stays there as messages come, and what one sends is always seen.
 * Otherwise nothing moves: answers how many messages of others have come below since.
 */
export function useFollowedEnd({ mark, foot, othersCount, unsent }: FollowedEnd): number {
  const unsentCount = unsent.length;
  const states = unsent.map(({ state }) => state).join();
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [seenCount, setSeenCount] = useState(othersCount);
  const before = useRef({ othersCount, unsentCount, states });
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
    const isSending = unsentCount > before.current.unsentCount;
    // One that has failed is higher than it was.
    const hasGrown = othersCount > before.current.othersCount || states !== before.current.states;
    before.current = { othersCount, unsentCount, states };
    if (isSending || (hasGrown && isAtEnd)) foot.current?.scrollIntoView({ block: 'nearest' });
  }, [othersCount, unsentCount, states, foot, isAtEnd]);

  return Math.max(0, othersCount - seenCount);
}
