import { type RefObject, useEffect, useRef } from 'react';

/**
 * When a change replaces the control that had the focus by another one, the focus goes on to that one, marked with
 * `data-keeps-focus`, instead of falling back to the top of the page.
 */
export function useKeptFocus<E extends HTMLElement>(change: unknown): RefObject<E | null> {
  const region = useRef<E>(null);
  const last = useRef(change);
  useEffect(() => {
    if (last.current === change) return;
    last.current = change;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body)
      region.current?.querySelector<HTMLElement>('[data-keeps-focus]')?.focus();
  }, [change]);
  return region;
}
