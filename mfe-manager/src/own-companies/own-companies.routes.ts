import { currentLocation } from '@shop/platform/router';
import type { PageRoute } from '@shop/remote';
import { ownCompaniesQuery } from './common/own-companies.queries.ts';
import { OwnCompaniesPage } from './own-companies-page.tsx';
import { ownTabAt } from './own-tabs.ts';

/** `/mycompanies/…` (§2). The tab of the path loads in parallel with the frame, and shows its failure itself. */
export const ownCompaniesRoute: PageRoute = {
  first: () => [ownCompaniesQuery()],
  page: async () => {
    ownTabAt(currentLocation().location.pathname)
      ?.load()
      .catch(() => undefined);
    return OwnCompaniesPage;
  },
};
