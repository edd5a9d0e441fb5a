import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the content of a dialog that comes after the dialog itself: gives its first field the focus, which was on the
 * dialog's cross meanwhile. On anything else in the dialog it stays: somebody has moved it there.
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
