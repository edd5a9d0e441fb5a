import {
  addNews,
  deleteNews,
  getEditedNews,
  getEditedNewsList,
  publishNews,
  restoreNews,
  saveNews,
} from '@shop/contracts/support/content-editing';
import { type RouteDefinition, route, write } from '../../platform/http/route.ts';
import { type ContentTexts, requireVersion } from '../content-texts/content-texts.api.ts';
import {
  findEditedNews,
  findEditedNewsList,
  insertNews,
  setNewsDeleted,
  setNewsPublished,
  updateNews,
} from './news-editing.repository.ts';

/** News as managers edit them. */
export const newsEditingRoutes = (texts: ContentTexts): readonly RouteDefinition[] => [
  route(getEditedNewsList, async ({ db, query }) => {
    const { items, pageNavigation } = await findEditedNewsList(db, query);
    return { items: items.map(present), pageNavigation };
  }),

  route(getEditedNews, async ({ db, params }) => present(await findEditedNews(db, params.id))),

  write(
    addNews,
    async ({ db, actor, body, log }) => {
      const saved = await insertNews(db, body, actor.userId);
      log.info({ newsId: saved.id, userId: actor.userId }, 'news drafted');
      return saved;
    },
    { prepare: ({ body }) => texts.check(body.text, 'text') },
  ),

  write(
    saveNews,
    async ({ db, actor, params, body, log }) => {
      const saved = await updateNews(db, params.id, requireVersion(body), body, actor.userId);
      log.info({ newsId: params.id, userId: actor.userId, version: saved.version }, 'news saved');
      return saved;
    },
    { prepare: ({ body }) => texts.check(body.text, 'text') },
  ),

  write(publishNews, async ({ db, actor, params, body: { isPublished }, log }) => {
    const publishedAt = await setNewsPublished(db, params.id, isPublished);
    log.info({ newsId: params.id, userId: actor.userId, isPublished }, 'news published or withdrawn');
    return { publishedAt: publishedAt.toISOString() };
  }),

  write(deleteNews, async ({ db, actor, params, log }) => {
    await setNewsDeleted(db, params.id, true);
    log.info({ newsId: params.id, userId: actor.userId }, 'news deleted');
  }),

  write(restoreNews, async ({ db, actor, params, log }) => {
    await setNewsDeleted(db, params.id, false);
    log.info({ newsId: params.id, userId: actor.userId }, 'news put back');
  }),
];

function present<Row extends { readonly publishedAt: Date; readonly updatedAt: Date }>(row: Row) {
  return {
    ...row,
    publishedAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
