import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a bar that is fixed to the bottom of the window: says how high it is in a custom property of the page, for as long
 * as it is there, so that the page ends above it and scrolls whatever has the focus clear of it.
 */
export function useTakenRoom(property: '--notice' | '--acting'): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty(property, `${element.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    tell();
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [property]);
  return bar;
}
