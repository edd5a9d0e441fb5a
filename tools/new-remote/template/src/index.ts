import { defineMicrofrontend } from '@shop/remote';

export const { bootstrap, mount, unmount } = defineMicrofrontend({
  area: 'the-area',
  title: 'Название раздела',
  pages: [{ path: '/the-area/', page: async () => (await import(/* webpackChunkName: "the-area" */ './the-area/the-area-page.tsx')).TheAreaPage }],
});
