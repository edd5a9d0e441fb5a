import { hrefOfTab } from '../common/filters/kept-filters.ts';
import type { FinanceTab } from './tabs.ts';

/** The page itself comes first. */
const IDLE_AFTER_MS = 2000;

/** Fetches a tab's chunk and what it shows first. Whoever opens the tab is told of a failure; here nobody is. */
export function fetchTab({ load }: FinanceTab, search: string): void {
  load()
    .then(({ prefetch }) => prefetch(new URLSearchParams(search)))
    .catch(() => undefined);
}

/** The same for a tab that nobody has opened yet; never for visitors who save data. */
export function prefetchTab(tab: FinanceTab, search: string): void {
  if (!savesData()) fetchTab(tab, search);
}

/** The same once the page has nothing else to do. Answers how to stop. */
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
