import { defineMicrofrontend } from '@shop/shared/microfrontend';

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
  ],
});
