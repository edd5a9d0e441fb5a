import { atom, getDefaultStore, useAtomValue } from 'jotai';

const pendingAtom = atom(0);
/** A derived atom, so that subscribers are notified of the flag and not of every request. */
const isLoadingAtom = atom((get) => get(pendingAtom) > 0);

const store = getDefaultStore();

/** The global loading flag (§4): true while any request is pending. */
export function useIsLoading(): boolean {
  return useAtomValue(isLoadingAtom);
}

/** Resolves when no request is pending and none follows from the last one, after `timeoutMs` at the latest. */
export function whenIdle(timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    // Wait a moment after the last answer, so that follow-up requests have started.
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

/** Counts a request towards the loading flag while it is pending. */
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
