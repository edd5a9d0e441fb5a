import { PART_FAILED } from '@shop/kit/page/part-failed';
import { toast } from '@shop/ui';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useEffect } from 'react';

type LaterParts = typeof import('./later.ts');

const partsAtom = atom<LaterParts | undefined>(undefined);
let loading: Promise<void> | undefined;

/** Fetches the parts once; what does not come is said, and the next who wants them tries again. */
export function loadLater(): Promise<void> {
  loading ??= import(/* webpackChunkName: "listing-later" */ './later.ts').then(
    (loaded) => getDefaultStore().set(partsAtom, loaded),
    () => {
      loading = undefined;
      toast.danger(PART_FAILED);
    },
  );
  return loading;
}

/** The parts of a listing that its first screen does without, fetched once it is drawn; undefined until they are there. */
export function useLater(): LaterParts | undefined {
  useEffect(() => void loadLater(), []);
  return useAtomValue(partsAtom);
}
