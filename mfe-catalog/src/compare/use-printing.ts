import { useSyncExternalStore } from 'react';

let isPrinting = false;

/**
 * Whether the page is being printed. React re-renders synchronously, before the browser lays out the page.
 */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

function subscribe(notify: () => void): () => void {
  const begin = () => turn(true, notify);
  const end = () => turn(false, notify);
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}

function turn(next: boolean, notify: () => void): void {
  isPrinting = next;
  notify();
}
