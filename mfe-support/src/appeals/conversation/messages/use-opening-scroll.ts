import { useNavigationType } from '@shop/platform/router';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** The longest time in which rows settle at their heights. */
const SETTLE_MS = 500;

/**
 * Opens a conversation at its end, or at `line` if that would be above the viewport. After Back or a reload the shell
 * restores the position instead; nothing moves if the target is visible already.
 */
export function useOpeningScroll(end: RefObject<HTMLElement | null>, line: RefObject<HTMLElement | null>) {
  const isRestoring = useNavigationType() === 'POP';
  const place = useRef<{ top: number; height: number }>(undefined);
  const scrollToTarget = useEffectEvent(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
    line.current?.scrollIntoView({ block: 'nearest' });
    place.current = { top: window.scrollY, height: document.documentElement.scrollHeight };
  });
  /** Detects that the shell has restored the position. */
  const hasBeenMoved = useEffectEvent(() => {
    const { top, height } = place.current ?? { top: 0, height: document.documentElement.scrollHeight };
    return document.documentElement.scrollHeight === height && Math.abs(window.scrollY - top) > 2;
  });

  // Runs before the first paint.
  useLayoutEffect(() => {
    if (!isRestoring || window.scrollY === 0) scrollToTarget();
  }, [isRestoring]);

  useEffect(() => {
    const until = performance.now() + SETTLE_MS;
    let isOver = false;
    const stop = () => {
      isOver = true;
    };
    const settle = () => {
      if (isOver || performance.now() > until || hasBeenMoved()) return;
      scrollToTarget();
      requestAnimationFrame(settle);
    };
    // Runs right after the shell, which scrolls a new page to its top once the title is known.
    queueMicrotask(() =>
      queueMicrotask(() => {
        if (!isRestoring && !isOver) scrollToTarget();
        settle();
      }),
    );
    const inputs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
    for (const input of inputs) window.addEventListener(input, stop, { passive: true });
    return () => {
      stop();
      for (const input of inputs) window.removeEventListener(input, stop);
    };
  }, [isRestoring]);
}
