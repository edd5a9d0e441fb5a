import { currentLocation } from '@shop/platform/router';
import { defineMicrofrontend } from '@shop/remote';
import { FinancesPage } from './frame/finances-page.tsx';
import { tabAt } from './frame/tabs.ts';

export const { bootstrap, mount, unmount } = defineMicrofrontend({
  area: 'finances',
  title: 'Финансы',
  pages: [
    {
      // One frame for all tabs: it stays while they change.
      path: '/finances/*',
      page: async () => {
        // The tab loads beside the frame. A failure shows where the tab is rendered.
        tabAt(currentLocation().location.pathname)
          ?.load()
          .catch(() => undefined);
        return FinancesPage;
      },
    },
  ],
});
