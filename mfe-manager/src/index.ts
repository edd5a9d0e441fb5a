import { currentLocation } from '@shop/platform/router';
import { defineMicrofrontend } from '@shop/remote';
import { OwnCompaniesPage } from './own-companies/own-companies-page.tsx';
import { ownTabAt } from './own-companies/own-tabs.ts';

export const { bootstrap, mount, unmount } = defineMicrofrontend({
  area: 'manager',
  title: 'Кабинет менеджера',
  pages: [
    {
      path: '/manager/mycompanies/',
      page: async () =>
        (await import(/* webpackChunkName: "counterparties" */ './counterparties/counterparties-page.tsx'))
          .CounterpartiesPage,
    },
    {
      path: '/manager/mycompanies/users/',
      page: async () =>
        (await import(/* webpackChunkName: "client-users" */ './users/users-page.tsx')).UsersPage,
    },
    {
      path: '/manager/mycompanies/salepoints/',
      page: async () =>
        (await import(/* webpackChunkName: "client-points" */ './client-points/client-points-page.tsx'))
          .ClientPointsPage,
    },
    {
      path: '/manager/mycompanies/:code/*',
      page: async () =>
        (await import(/* webpackChunkName: "customer-card" */ './customer-card/customer-card-page.tsx'))
          .CustomerCardPage,
    },
    {
      // One frame for all tabs: it stays while they change.
      path: '/mycompanies/*',
      page: async () => {
        // The tab loads beside the frame. A failure shows where the tab is rendered.
        ownTabAt(currentLocation().location.pathname)
          ?.load()
          .catch(() => undefined);
        return OwnCompaniesPage;
      },
    },
  ],
});
