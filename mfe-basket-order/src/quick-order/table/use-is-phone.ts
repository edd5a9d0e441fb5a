import { breakpoint } from '@shop/ui/theme';
import { useSyncExternalStore } from 'react';

const phone = window.matchMedia(`(max-width: ${breakpoint.mobile - 0.02}px)`);

/** Whether the window is as narrow as `media.down('mobile')` means it. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(follow, () => phone.matches);
}

function follow(listener: () => void): () => void {
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
}
