import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the element with `data-keeps-focus` in the region when a change removes or disables the focused
 * control; otherwise the focus would fall back to the top of the page.
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

/** Browsers blur a disabled control one frame later. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(':disabled');
}
