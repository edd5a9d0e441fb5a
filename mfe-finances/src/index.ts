import { defineMicrofrontend } from '@shop/remote';
import { financesRoute } from './frame/finances.routes.ts';

export const { bootstrap, mount, unmount } = defineMicrofrontend({
  area: 'finances',
  title: 'Финансы',
  // One frame for all tabs stays mounted while they change.
  pages: [{ path: '/finances/*', page: async () => financesRoute }],
});
