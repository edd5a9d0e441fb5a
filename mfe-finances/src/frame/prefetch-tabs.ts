import { queryClient } from '@shop/platform/query';
import { hrefOfTab } from '../common/filters/remembered-filters.ts';
import type { FinanceTab } from './tabs.ts';

/** Leaves the network to the page itself first. */
const IDLE_AFTER_MS = 2000;

/**
 * Prefetches chunk and first queries of a tab that is not open yet, except for users who save data. Opening the tab
 * reports a failure.
 */
export function prefetchTab({ load, first }: FinanceTab, search: string): void {
  if (savesData()) return;
  load().catch(() => undefined);
  for (const { queryKey, queryFn } of first(new URLSearchParams(search)))
    void queryClient.prefetchQuery({ queryKey, queryFn });
}

/** Prefetches tabs once the page is idle. Returns a function that cancels it. */
export function prefetchWhenIdle(tabs: readonly FinanceTab[], search: string): () => void {
  const whenIdle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
  const timer = setTimeout(() => {
    whenIdle(() => {
      for (const tab of tabs)
        prefetchTab(tab, new URL(hrefOfTab(tab.section, tab.path, search), location.href).search);
    });
  }, IDLE_AFTER_MS);
  return () => clearTimeout(timer);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
