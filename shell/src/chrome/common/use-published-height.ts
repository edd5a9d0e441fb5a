import { type RefCallback, useCallback } from 'react';

/**
 * Returns the ref of a bar that is fixed to the bottom of the window. While mounted, it publishes the bar's height as a
 * custom property, so that the page ends above the bar and scrolls focused elements clear of it.
 */
export function usePublishedHeight(property: '--notice' | '--acting'): RefCallback<HTMLElement> {
  return useCallback(
    (bar: HTMLElement) => {
      const { style } = document.documentElement;
      const tell = () => style.setProperty(property, `${bar.offsetHeight}px`);
      const observer = new ResizeObserver(tell);
      observer.observe(bar);
      tell();
      return () => {
        observer.disconnect();
        style.removeProperty(property);
      };
    },
    [property],
  );
}
