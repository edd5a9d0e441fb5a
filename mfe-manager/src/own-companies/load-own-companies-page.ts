import { currentLocation } from '@shop/platform/router';
import { OwnCompaniesPage } from './own-companies-page.tsx';
import { ownTabAt } from './own-tabs.ts';

/** Loads the tab of the current path in parallel with the frame; the tab itself shows its failure. */
export async function loadOwnCompaniesPage() {
  ownTabAt(currentLocation().location.pathname)
    ?.load()
    .catch(() => undefined);
  return OwnCompaniesPage;
}
