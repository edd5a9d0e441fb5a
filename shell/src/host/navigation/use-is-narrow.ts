import { breakpoint } from '@shop/ui/theme';
import { useSyncExternalStore } from 'react';

const query = `(max-width: ${breakpoint.mobileDashboard - 0.02}px)`;

/** Returns whether the phone layout applies: mobile header, bottom menu, menu in a drawer. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

function subscribe(callback: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', callback);
  return () => list.removeEventListener('change', callback);
}
