import {
  addFaqItem,
  deleteFaqItem,
  getEditedFaq,
  moveFaqItem as moveCall,
  publishFaqItem,
  restoreFaqItem,
  saveFaqItem,
} from '@shop/contracts/support/content-editing';
import { type RouteDefinition, route, write } from '../../platform/http/route.ts';
import { type ContentTexts, requireVersion } from '../content-texts/content-texts.api.ts';
import {
  findEditedFaq,
  insertFaqItem,
  setFaqItemDeleted,
  setFaqItemPublished,
  updateFaqItem,
} from './faq-editing.repository.ts';
import { moveFaqItem } from './move-faq-item.ts';

/** Editing of questions and answers (§7), for managers. */
export const faqEditingRoutes = (texts: ContentTexts): readonly RouteDefinition[] => [
  route(getEditedFaq, async ({ db }) => {
    const items = await findEditedFaq(db);
    return { items: items.map((item) => ({ ...item, updatedAt: item.updatedAt.toISOString() })) };
  }),

  write(
    addFaqItem,
    async ({ db, actor, body, log }) => {
      const saved = await insertFaqItem(db, body, actor.userId);
      log.info({ faqItemId: saved.id, userId: actor.userId }, 'answer drafted');
      return saved;
    },
    { prepare: ({ body }) => texts.check(body.answer, 'answer') },
  ),

  write(
    saveFaqItem,
    async ({ db, actor, params, body, log }) => {
      const saved = await updateFaqItem(db, params.id, requireVersion(body), body, actor.userId);
      log.info({ faqItemId: params.id, userId: actor.userId, version: saved.version }, 'answer saved');
      return saved;
    },
    { prepare: ({ body }) => texts.check(body.answer, 'answer') },
  ),

  write(publishFaqItem, async ({ db, actor, params, body: { isPublished }, log }) => {
    await setFaqItemPublished(db, params.id, isPublished);
    log.info({ faqItemId: params.id, userId: actor.userId, isPublished }, 'answer published or withdrawn');
  }),

  write(moveCall, async ({ db, actor, params, body: { to }, log }) => {
    await moveFaqItem(db, params.id, to);
    log.info({ faqItemId: params.id, userId: actor.userId, to }, 'answer moved');
  }),

  write(deleteFaqItem, async ({ db, actor, params, log }) => {
    await setFaqItemDeleted(db, params.id, true);
    log.info({ faqItemId: params.id, userId: actor.userId }, 'answer deleted');
  }),

  write(restoreFaqItem, async ({ db, actor, params, log }) => {
    await setFaqItemDeleted(db, params.id, false);
    log.info({ faqItemId: params.id, userId: actor.userId }, 'answer restored');
  }),
];
