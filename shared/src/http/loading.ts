import { atom, getDefaultStore, useAtomValue } from 'jotai';

const pending = atom(0);
const isLoading = atom((get) => get(pending) > 0);

/** The global loading flag (§4): set while any request is under way. */
export function useIsLoading(): boolean {
  return useAtomValue(isLoading, { store: getDefaultStore() });
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
