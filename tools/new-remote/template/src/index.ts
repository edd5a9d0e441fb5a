import { defineMicrofrontend } from '@shop/remote';

export const { bootstrap, mount, unmount } = defineMicrofrontend({
  area: 'the-area',
  title: 'Название раздела',
  pages: [{ path: '/the-area/', page: async () => (await import(/* webpackChunkName: "the-area-routes" */ './the-area/the-area.routes.ts')).theAreaRoute }],
});
