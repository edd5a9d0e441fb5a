import { useLocation } from '@shop/platform/router';
import { useEffect } from 'react';

/**
 * Once the content is there, brings what the address names after `#` into view and gives it the focus; again whenever
 * the address names something else, or the same anew.
 */
export function useHashTarget(isReady: boolean): void {
  const place = useLocation();
  useEffect(() => {
    const id = idOf(place.hash);
    if (!isReady || !id) return;
    // The arrival at a page scrolls to its beginning first.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(id);
      target?.scrollIntoView?.();
      (target?.querySelector('summary') ?? target)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady, place]);
}

/** What the address names after `#`; anybody may have written it. */
export function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
