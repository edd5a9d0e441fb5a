import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Keeps its greatest height. In a dialog, shrinking content would move the backdrop under the pointer, and a second
 * click would close the dialog.
 */
export function NeverShrinks({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      element.style.minBlockSize = `${element.offsetHeight}px`;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={box}>{children}</div>;
}
