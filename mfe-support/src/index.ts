import { defineMicrofrontend } from '@shop/shared/microfrontend';

export const { bootstrap, mount, unmount } = defineMicrofrontend({
  area: 'support',
  title: 'Поддержка',
  pages: [
    {
      path: '/appeal/',
      page: async () =>
        (await import(/* webpackChunkName: "appeals" */ './appeals/appeals-page.tsx')).AppealsPage,
    },
    {
      path: '/appeal/add/',
      page: async () =>
        (await import(/* webpackChunkName: "new-appeal" */ './appeals/new-appeal-page.tsx')).NewAppealPage,
    },
    {
      path: '/appeal/:id/',
      page: async () =>
        (await import(/* webpackChunkName: "appeals" */ './conversation/appeal-page.tsx')).AppealPage,
    },
  ],
});
