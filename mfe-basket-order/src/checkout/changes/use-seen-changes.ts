import { useEffect, useRef, useState } from 'react';
import type { CheckoutChanges } from './use-checkout-changes.ts';

/** Visible shares of the panel at which the observer reports. */
const STEPS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/**
 * Whether the changes have been on screen: a short panel entirely, a long one over half of the viewport. The
 * order cannot be confirmed before that.
 */
export function useSeenChanges(changes: CheckoutChanges | null) {
  const panel = useRef<HTMLElement>(null);
  const [seenVersion, setSeenVersion] = useState<string>();
  const version = changes?.version;
  const isSeen =
    version === undefined || seenVersion === version || typeof IntersectionObserver === 'undefined';
  useEffect(() => {
    const target = panel.current;
    if (isSeen || !target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(isInSight)) setSeenVersion(version);
      },
      { threshold: STEPS },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [isSeen, version]);
  return { panel, isSeen };
}

function isInSight({ boundingClientRect, intersectionRect }: IntersectionObserverEntry): boolean {
  return intersectionRect.height >= Math.min(boundingClientRect.height - 1, window.innerHeight / 2);
}
