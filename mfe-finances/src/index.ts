import { defineMicrofrontend } from '@shop/shared/microfrontend';

export const { bootstrap, mount, unmount } = defineMicrofrontend({
  area: 'finances',
  title: 'Финансы',
  pages: [
    {
      path: '/finances/',
      page: async () =>
        (await import(/* webpackChunkName: "balance" */ './balance/balance-page.tsx')).BalancePage,
    },
  ],
});
