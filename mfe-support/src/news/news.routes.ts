import { pageOf } from '@shop/kit/page/use-search';
import type { PageRoute } from '@shop/remote';
import { newsItemQuery, newsQuery } from './news.queries.ts';

/** `/news/` (§2). */
export const newsRoute: PageRoute = {
  first: ({ search }) => [newsQuery(pageOf(search))],
  page: async () => (await import(/* webpackChunkName: "news" */ './news-page.tsx')).NewsPage,
};

/** `/news/{code}/` (§2). */
export const newsItemRoute: PageRoute = {
  first: ({ params: { code = '' } }) => [newsItemQuery(code)],
  page: async () => (await import(/* webpackChunkName: "news" */ './news-item-page.tsx')).NewsItemPage,
};
