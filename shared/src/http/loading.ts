import { useSyncExternalStore } from 'react';

let pending = 0;
const listeners = new Set<() => void>();

/** The global loading flag (§4): set while any request is under way. */
export function useIsLoading(): boolean {
  return useSyncExternalStore(subscribeAfterCommit, isLoading);
}

/**
 * An area asks for its data in an effect of its own root. Told at once, the shell's root would commit within that
 * effect, perhaps the very tree that it was about to commit, and React gives up with error 177.
 */
function subscribeAfterCommit(listener: () => void): () => void {
  return subscribe(() => queueMicrotask(listener));
}

/** Waits until no request is under way, and none has followed from the last; at most `timeoutMs`. */
export function whenIdle(timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A moment later than the last answer: what follows from it has begun by then.
    let moment: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(moment);
      if (!isLoading()) moment = setTimeout(end);
    };
    const end = () => {
      clearTimeout(moment);
      clearTimeout(limit);
      stop();
      resolve();
    };
    const stop = subscribe(look);
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

/** Listeners hear of the flag, not of every request. */
function count(change: number): void {
  const before = isLoading();
  pending += change;
  if (isLoading() !== before) for (const notify of [...listeners]) notify();
}

function isLoading(): boolean {
  return pending > 0;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
