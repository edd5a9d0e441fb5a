import { atom, getDefaultStore, useAtomValue } from 'jotai';

const pendingAtom = atom(0);
/** Derived, so that listeners hear of the flag and not of every request. */
const isLoadingAtom = atom((get) => get(pendingAtom) > 0);

const store = getDefaultStore();

/** The global loading flag (§4): set while any request is under way. */
export function useIsLoading(): boolean {
  return useAtomValue(isLoadingAtom);
}

/** Waits until no request is under way, and none has followed from the last; at most `timeoutMs`. */
export function whenIdle(timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A moment later than the last answer: what follows from it has begun by then.
    let moment: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(moment);
      if (!store.get(isLoadingAtom)) moment = setTimeout(end);
    };
    const end = () => {
      clearTimeout(moment);
      clearTimeout(limit);
      stop();
      resolve();
    };
    const stop = store.sub(isLoadingAtom, look);
    const limit = setTimeout(end, timeoutMs);
    look();
  });
}

/** Counts a request in and out of the loading flag. */
export async function whileLoading<T>(request: () => Promise<T>): Promise<T> {
  count(+1);
  try {
    return await request();
  } finally {
    count(-1);
  }
}

function count(change: number): void {
  store.set(pendingAtom, (pending) => pending + change);
}
