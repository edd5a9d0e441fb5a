import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Stays as high as it has been. In a dialog a part that goes would draw the backdrop to where it was, and a second press
 * meant for it would close the dialog.
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
