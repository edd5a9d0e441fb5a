import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the first field of lazily loaded dialog content, unless the user has moved the focus from the close button
 * already.
 */
export function useLateFocus<T extends HTMLElement>(): RefObject<T | null> {
  const box = useRef<T>(null);
  useEffect(() => {
    const dialog = box.current?.closest('dialog');
    const focused = document.activeElement;
    if (dialog?.contains(focused) && focused !== dialog && focused !== dialog.querySelector('button')) return;
    const field = box.current?.querySelector<HTMLElement>(
      '[data-autofocus], input:not(:disabled), select:not(:disabled), button:not(:disabled)',
    );
    field?.focus();
  }, []);
  return box;
}
