import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface FollowedEnd {
  /** Placed right after the last message. */
  readonly mark: RefObject<HTMLElement | null>;
  /** The element below, whose position is to be kept. */
  readonly foot: RefObject<HTMLElement | null>;
  /** The number of messages of others, and the states of our unsent ones. */
  readonly othersCount: number;
  readonly unsent: readonly { readonly state: string }[];
}

/**
 * Keeps the end of the conversation in the viewport while messages arrive, and scrolls to what the user sends. If the
 * end is not visible nothing moves. Returns how many messages of others have arrived below the viewport.
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
    // A failed message is taller than a pending one.
    const hasGrown = othersCount > before.current.othersCount || states !== before.current.states;
    before.current = { othersCount, unsentCount, states };
    if (isSending || (hasGrown && isAtEnd)) foot.current?.scrollIntoView({ block: 'nearest' });
  }, [othersCount, unsentCount, states, foot, isAtEnd]);

  return Math.max(0, othersCount - seenCount);
}
