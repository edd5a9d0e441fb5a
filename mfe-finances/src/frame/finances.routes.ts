import { currentLocation } from '@shop/platform/router';
import type { PageRoute } from '@shop/remote';
import { sectionsQuery } from '../common/filters/sections.queries.ts';
import { FinancesPage } from './finances-page.tsx';
import { tabAt } from './tabs.ts';

/** `/finances/` and its tabs (§2). The tab of the path loads in parallel with the frame, and shows its failure itself. */
export const financesRoute: PageRoute = {
  first: ({ pathname, search }) => [sectionsQuery(), ...(tabAt(pathname)?.first(search) ?? [])],
  page: async () => {
    tabAt(currentLocation().location.pathname)
      ?.load()
      .catch(() => undefined);
    return FinancesPage;
  },
};
