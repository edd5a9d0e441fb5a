import { defineMicrofrontend } from '@shop/remote';
import { loadFinancesPage } from './frame/load-finances-page.ts';

export const { bootstrap, mount, unmount } = defineMicrofrontend({
  area: 'finances',
  title: 'Финансы',
  // One frame for all tabs stays mounted while they change.
  pages: [{ path: '/finances/*', page: loadFinancesPage }],
});
