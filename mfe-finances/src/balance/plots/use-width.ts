import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in whole px, as it changes; `otherwise` until it is known. */
export function useWidth<E extends HTMLElement>(otherwise: number): readonly [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(otherwise);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.round(element.clientWidth) || otherwise);
    measure();
    // Absent where there is no layout, as in tests.
    const observer = globalThis.ResizeObserver && new ResizeObserver(measure);
    observer?.observe(element);
    return () => observer?.disconnect();
  }, [otherwise]);
  return [ref, width];
}
