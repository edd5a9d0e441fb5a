import type { PageRoute } from '@shop/remote';
import { theAreaQuery } from './the-area.queries.ts';

/** `/the-area/`: its first query is sent while the page's chunk loads. */
export const theAreaRoute: PageRoute = {
  first: () => [theAreaQuery()],
  page: async () => (await import(/* webpackChunkName: "the-area" */ './the-area-page.tsx')).TheAreaPage,
};
