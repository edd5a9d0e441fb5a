import { atom, getDefaultStore, useAtomValue } from 'jotai';

const pending = atom(0);
const isLoading = atom((get) => get(pending) > 0);

/** The global loading flag (§4): set while any request is under way. */
export function useIsLoading(): boolean {
  return useAtomValue(isLoading, { store: getDefaultStore() });
}

/** Waits until no request is under way, and none has followed from the last; at most `timeoutMs`. */
export function whenIdle(timeoutMs: number): Promise<void> {
  const store = getDefaultStore();
  return new Promise((resolve) => {
    // A moment later than the last answer: what follows from it has begun by then.
    let moment: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(moment);
      if (!store.get(isLoading)) moment = setTimeout(end);
    };
    const end = () => {
      clearTimeout(moment);
      clearTimeout(limit);
      stop();
      resolve();
    };
    const stop = store.sub(isLoading, look);
    const limit = setTimeout(end, timeoutMs);
    look();
  });
}

/** Counts a request in and out of the loading flag. */
export async function whileLoading<T>(request: () => Promise<T>): Promise<T> {
  const store = getDefaultStore();
  store.set(pending, (count) => count + 1);
  try {
    return await request();
  } finally {
    store.set(pending, (count) => count - 1);
  }
}
