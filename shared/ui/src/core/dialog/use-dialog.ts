import { useLocation } from '@shop/platform/router';
import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';

type Options = { onClose: () => void; locked?: boolean };

/**
 * Opens a native `<dialog>` as modal while mounted. The browser keeps the focus inside and returns it; Escape, a press
 * on the backdrop and a change of path ask the owner to close it (§2).
 */
export function useDialog({ onClose, locked = false }: Options) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element?.close();
  }, []);

  useEffect(() => {
    if (openedAt.current === pathname) return;
    openedAt.current = pathname;
    onClose();
  }, [pathname, onClose]);

  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== dialog.current) return;
      event.preventDefault();
      if (!locked) onClose();
    },
    onMouseDown: (event: MouseEvent) => {
      // The second press of a double click was meant for what stood there before the dialog changed its size.
      pressedBackdrop.current = event.target === dialog.current && event.detail < 2;
    },
    onClick: (event: MouseEvent) => {
      if (event.target === dialog.current && pressedBackdrop.current && !locked) onClose();
    },
  };
}
