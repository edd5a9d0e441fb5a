import { CHUNK_FAILED } from '@shop/kit/page/chunk-failed-message';
import { toast } from '@shop/ui';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useEffect } from 'react';

type ListingLazy = typeof import('./listing-lazy.ts');

const chunkAtom = atom<ListingLazy | undefined>(undefined);
let loading: Promise<void> | undefined;

/** Loads the chunk once. A failure is reported, and the next call tries again. */
export function loadListingLazy(): Promise<void> {
  loading ??= import(/* webpackChunkName: "listing-lazy" */ './listing-lazy.ts').then(
    (loaded) => getDefaultStore().set(chunkAtom, loaded),
    () => {
      loading = undefined;
      toast.danger(CHUNK_FAILED);
    },
  );
  return loading;
}

/** The lazy chunk of a listing, loaded after the first render; undefined until then. */
export function useListingLazy(): ListingLazy | undefined {
  useEffect(() => void loadListingLazy(), []);
  return useAtomValue(chunkAtom);
}
