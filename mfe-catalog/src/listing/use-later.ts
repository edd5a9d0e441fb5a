import { toast } from '@shop/shared/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { PART_FAILED } from '../lists/part-failed.ts';

type LaterParts = typeof import('./later.ts');

let parts: LaterParts | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Fetches the parts once; what does not come is said, and the next who wants them tries again. */
export function loadLater(): Promise<void> {
  loading ??= import(/* webpackChunkName: "listing-later" */ './later.ts').then(
    (loaded) => {
      parts = loaded;
      for (const notify of listeners) notify();
    },
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
  return useSyncExternalStore(subscribe, () => parts);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
