import { getNews } from '@shop/shared/contracts/news';
import { route } from '../../http/route.ts';
import { findNews } from './news.repository.ts';

export const newsRoutes = [
  route(getNews, async ({ db, query }) => {
    const { items, pageNavigation } = await findNews(db, query);
    return {
      items: items.map((item) => ({ ...item, publishedAt: item.publishedAt.toISOString() })),
      pageNavigation,
    };
  }),
];
