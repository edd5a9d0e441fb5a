import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Observes the width of an element in whole px; `otherwise` is used until it is measured. */
export function useWidth<E extends HTMLElement>(otherwise: number): readonly [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(otherwise);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.round(element.clientWidth) || otherwise);
    measure();
    // Absent in jsdom.
    const observer = globalThis.ResizeObserver && new ResizeObserver(measure);
    observer?.observe(element);
    return () => observer?.disconnect();
  }, [otherwise]);
  return [ref, width];
}
