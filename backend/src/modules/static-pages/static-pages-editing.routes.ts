import {
  addPage,
  getEditedPage,
  getEditedPages,
  publishPage,
  savePage,
} from '@shop/contracts/support/content-editing';
import { type RouteDefinition, route, write } from '../../platform/http/route.ts';
import { type ContentTexts, requireVersion } from '../content-texts/content-texts.api.ts';
import { readSampleText } from './sample-text.ts';
import {
  findEditedPage,
  findEditedPages,
  insertPage,
  setPagePublished,
  updatePage,
} from './static-pages-editing.repository.ts';

/** Static pages as managers write them. */
export const staticPageEditingRoutes = (texts: ContentTexts): readonly RouteDefinition[] => [
  route(getEditedPages, async ({ db }) => ({ items: (await findEditedPages(db)).map(present) })),

  route(getEditedPage, async ({ db, params }) => {
    const page = await findEditedPage(db, params.id);
    return present({ ...page, sample: await readSampleText(db, page) });
  }),

  write(
    addPage,
    async ({ db, actor, body, log }) => {
      const saved = await insertPage(db, body, actor.userId);
      log.info({ pageId: saved.id, userId: actor.userId }, 'page drafted');
      return saved;
    },
    { prepare: ({ body }) => texts.check(body.text, 'text') },
  ),

  write(
    savePage,
    async ({ db, actor, params, body, log }) => {
      const saved = await updatePage(db, params.id, requireVersion(body), body, actor.userId);
      log.info({ pageId: params.id, userId: actor.userId, version: saved.version }, 'page saved');
      return saved;
    },
    { prepare: ({ body }) => texts.check(body.text, 'text') },
  ),

  write(publishPage, async ({ db, actor, params, body: { isPublished }, log }) => {
    await setPagePublished(db, params.id, isPublished);
    log.info({ pageId: params.id, userId: actor.userId, isPublished }, 'page published or withdrawn');
  }),
];

function present<Row extends { readonly updatedAt: Date }>(row: Row) {
  return { ...row, updatedAt: row.updatedAt.toISOString() };
}
