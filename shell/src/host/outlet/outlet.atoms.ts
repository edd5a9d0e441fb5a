import { atom, getDefaultStore } from 'jotai';

/** The state of the outlet for the current area. */
export type OutletState =
  | { readonly status: 'empty' }
  | { readonly status: 'loading'; readonly area: string }
  | { readonly status: 'failed'; readonly area: string; readonly title: string; readonly retry: () => void }
  | { readonly status: 'mounted'; readonly area: string };

export const outletAtom = atom<OutletState>({ status: 'empty' });

/** One element for the lifetime of the page: layouts change around it while an area stays mounted inside. */
export const outletElement = document.createElement('div');

export function setOutlet(next: OutletState): void {
  getDefaultStore().set(outletAtom, next);
}
