import { atom, getDefaultStore } from 'jotai';

/** What the outlet shows for the area whose turn it is. */
export type OutletState =
  | { readonly status: 'empty' }
  | { readonly status: 'loading'; readonly area: string }
  | { readonly status: 'failed'; readonly area: string; readonly title: string; readonly retry: () => void }
  | { readonly status: 'mounted'; readonly area: string };

export const outletAtom = atom<OutletState>({ status: 'empty' });

/** One element for the life of the page: layouts come and go around it while an area stays mounted inside. */
export const outletElement = document.createElement('div');

export function setOutlet(next: OutletState): void {
  getDefaultStore().set(outletAtom, next);
}
