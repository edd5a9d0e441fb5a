import { useLocation } from '@shop/platform/router';
import { useEffect } from 'react';

/**
 * Scrolls to and focuses the element that the URL hash names, once the content is ready and again whenever the hash
 * is set.
 */
export function useHashTarget(isReady: boolean): void {
  const place = useLocation();
  useEffect(() => {
    const id = idOf(place.hash);
    if (!isReady || !id) return;
    // Runs after the shell has scrolled the new page to its top.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(id);
      target?.scrollIntoView?.();
      (target?.querySelector('summary') ?? target)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady, place]);
}

/** The id in the hash, which may be malformed. */
export function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
