import { onNavigation } from '@shop/platform/router';
import { useEffect, useState } from 'react';
import { useIsNarrow } from '../../host/navigation/use-is-narrow.ts';

/**
 * The menu state of §3. `isSlide`: on narrow screens the menu slides in over the page, otherwise it stands beside it.
 */
export interface MenuState {
  readonly isOpen: boolean;
  readonly isSlide: boolean;
  open(): void;
  close(): void;
}

/** Opens and closes the mobile menu. Any navigation closes it (§4), also one to the current page. */
export function useMenuState(): MenuState {
  const isSlide = useIsNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useEffect(() => onNavigation(() => setIsOpen(false)), []);
  useEffect(() => {
    if (!isSlide) setIsOpen(false);
  }, [isSlide]);
  return { isOpen: isOpen && isSlide, isSlide, open: () => setIsOpen(true), close };
}
