import { useNavigationType } from '@shop/platform/router';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** How long rows take at most to find their heights. */
const SETTLE_MS = 500;

/**
 * Opens a conversation at its end, or where `line` stands if that is above the screen then. A step back and a reload return
 * to where one was, as on every page; what is on screen anyway moves nothing.
 */
export function useOpeningScroll(end: RefObject<HTMLElement | null>, line: RefObject<HTMLElement | null>) {
  const isComingBack = useNavigationType() === 'POP';
  const place = useRef<{ top: number; height: number }>(undefined);
  const goThere = useEffectEvent(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
    line.current?.scrollIntoView({ block: 'nearest' });
    place.current = { top: window.scrollY, height: document.documentElement.scrollHeight };
  });
  /** Back to where one was: the shell's doing, for no row has changed its height. */
  const hasBeenMoved = useEffectEvent(() => {
    const { top, height } = place.current ?? { top: 0, height: document.documentElement.scrollHeight };
    return document.documentElement.scrollHeight === height && Math.abs(window.scrollY - top) > 2;
  });

  // Before the first picture.
  useLayoutEffect(() => {
    if (!isComingBack || window.scrollY === 0) goThere();
  }, [isComingBack]);

  useEffect(() => {
    const until = performance.now() + SETTLE_MS;
    let isOver = false;
    const stop = () => {
      isOver = true;
    };
    const settle = () => {
      if (isOver || performance.now() > until || hasBeenMoved()) return;
      goThere();
      requestAnimationFrame(settle);
    };
    // Right after the shell, which takes every new page to its top as soon as its title is known.
    queueMicrotask(() =>
      queueMicrotask(() => {
        if (!isComingBack && !isOver) goThere();
        settle();
      }),
    );
    const ways = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
    for (const way of ways) window.addEventListener(way, stop, { passive: true });
    return () => {
      stop();
      for (const way of ways) window.removeEventListener(way, stop);
    };
  }, [isComingBack]);
}
