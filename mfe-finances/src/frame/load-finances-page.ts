import { currentLocation } from '@shop/platform/router';
import { FinancesPage } from './finances-page.tsx';
import { tabAt } from './tabs.ts';

/** Loads the tab of the current path in parallel with the frame; the tab itself shows its failure. */
export async function loadFinancesPage() {
  tabAt(currentLocation().location.pathname)
    ?.load()
    .catch(() => undefined);
  return FinancesPage;
}
