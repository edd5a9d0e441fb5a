import { type RefCallback, useCallback } from 'react';

/**
 * The ref of a bar that is fixed to the bottom of the window: says how high it is in a custom property of the page, for as
 * long as it is there, so that the page ends above it and scrolls whatever has the focus clear of it.
 */
export function useTakenRoom(property: '--notice' | '--acting'): RefCallback<HTMLElement> {
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
