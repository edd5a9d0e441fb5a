import { defineMicrofrontend } from '@shop/remote';
import { loadOwnCompaniesPage } from './own-companies/load-own-companies-page.ts';

export const { bootstrap, mount, unmount } = defineMicrofrontend({
  area: 'manager',
  title: 'Кабинет менеджера',
  pages: [
    { path: '/manager/mycompanies/', page: async () => (await import(/* webpackChunkName: "counterparties" */ './counterparties/counterparties-page.tsx')).CounterpartiesPage },
    { path: '/manager/mycompanies/users/', page: async () => (await import(/* webpackChunkName: "client-users" */ './users/users-page.tsx')).UsersPage },
    {
      path: '/manager/mycompanies/salepoints/',
      page: async () => (await import(/* webpackChunkName: "client-points" */ './client-points/client-points-page.tsx')).ClientPointsPage,
    },
    { path: '/manager/mycompanies/:code/*', page: async () => (await import(/* webpackChunkName: "customer-card" */ './customer-card/customer-card-page.tsx')).CustomerCardPage },
    // One frame for all tabs stays mounted while they change.
    { path: '/mycompanies/*', page: loadOwnCompaniesPage },
  ],
});
