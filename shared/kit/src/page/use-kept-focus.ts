import { type RefObject, useEffect, useRef } from 'react';

/**
 * When a change takes away or disables the control that had the focus, the focus goes on to the one marked with
 * `data-keeps-focus` in the region, instead of falling back to the top of the page.
 */
export function useKeptFocus<E extends HTMLElement>(change: unknown): RefObject<E | null> {
  const region = useRef<E>(null);
  const last = useRef(change);
  useEffect(() => {
    if (last.current === change) return;
    last.current = change;
    if (isFocusLost()) region.current?.querySelector<HTMLElement>('[data-keeps-focus]')?.focus();
  }, [change]);
  return region;
}

/** Browsers take the focus off a control that has been disabled only with the next frame. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(':disabled');
}
