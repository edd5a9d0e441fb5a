import { defineMicrofrontend } from '@shop/remote';
import { ownCompaniesRoute } from './own-companies/own-companies.routes.ts';

export const { bootstrap, mount, unmount } = defineMicrofrontend({
  area: 'manager',
  title: 'Кабинет менеджера',
  pages: [
    { path: '/manager/mycompanies/', page: async () => (await import(/* webpackChunkName: "counterparties-routes" */ './counterparties/counterparties.routes.ts')).counterpartiesRoute },
    { path: '/manager/mycompanies/users/', page: async () => (await import(/* webpackChunkName: "client-users" */ './users/users-page.tsx')).UsersPage },
    {
      path: '/manager/mycompanies/salepoints/',
      page: async () => (await import(/* webpackChunkName: "client-points" */ './client-points/client-points-page.tsx')).ClientPointsPage,
    },
    { path: '/manager/mycompanies/:code/*', page: async () => (await import(/* webpackChunkName: "customer-card-routes" */ './customer-card/customer-card.routes.ts')).customerCardRoute },
    // One frame for all tabs stays mounted while they change.
    { path: '/mycompanies/*', page: async () => ownCompaniesRoute },
  ],
});
