import { useSyncExternalStore } from 'react';

/** What the outlet shows for the area whose turn it is. */
export type OutletState =
  | { readonly status: 'empty' }
  | { readonly status: 'loading'; readonly area: string }
  | { readonly status: 'failed'; readonly area: string; readonly title: string; readonly retry: () => void }
  | { readonly status: 'mounted'; readonly area: string };

let state: OutletState = { status: 'empty' };
const subscribers = new Set<() => void>();

/** One element for the life of the page: layouts come and go around it while an area stays mounted inside. */
export const outletElement = document.createElement('div');

export function setOutlet(next: OutletState): void {
  state = next;
  for (const notify of subscribers) notify();
}

export function useOutlet(): OutletState {
  return useSyncExternalStore(
    (callback) => {
      subscribers.add(callback);
      return () => void subscribers.delete(callback);
    },
    () => state,
  );
}
