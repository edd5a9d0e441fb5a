import { isAllowed } from '@shop/contracts/account/permissions';
import { getNews, getNewsItem } from '@shop/contracts/support/news';
import { type RouteDefinition, route } from '../../platform/http/route.ts';
import type { ContentTexts } from '../content-texts/content-texts.api.ts';
import { findNeighbours, findNews, findNewsItem } from './news.repository.ts';

/** News as readers see them. */
export const newsRoutes = (texts: ContentTexts): readonly RouteDefinition[] => [
  route(getNews, async ({ db, query }) => {
    const { items, pageNavigation } = await findNews(db, query);
    return {
      items: items.map((item) => ({ ...item, publishedAt: item.publishedAt.toISOString() })),
      pageNavigation,
    };
  }),

  route(getNewsItem, async ({ db, actor, params }) => {
    const seesHidden = isAllowed('content.edit', actor);
    const { text, active, ...item } = await findNewsItem(db, params.code, seesHidden);
    const neighbours = await findNeighbours(db, item.id);
    const blocks = await texts.read(text);
    return { ...item, ...neighbours, blocks, publishedAt: item.publishedAt.toISOString() };
  }),
];
