import {
  addPromotion,
  getEditedPromotion,
  getEditedPromotions,
  publishPromotion,
  savePromotion,
} from '@shop/contracts/catalog/promotion-editing';
import { todayInMoscow } from '../../platform/calendar/days.ts';
import { route, write } from '../../platform/http/route.ts';
import { findProductIdsByArticles } from './promotion-articles.ts';
import {
  findEditedPromotion,
  findEditedPromotions,
  insertPromotion,
  replacePromotionProducts,
  setPublished,
  updatePromotion,
} from './promotion-editing.repository.ts';

/** Managers edit promotions by these calls; buyers read them by those of `promotions.routes.ts`. */
export const promotionEditingRoutes = [
  route(getEditedPromotions, ({ db, query }) => findEditedPromotions(db, query, todayInMoscow())),

  route(getEditedPromotion, ({ db, params }) => findEditedPromotion(db, params.id, todayInMoscow())),

  write(addPromotion, async ({ db, actor, body, log }) => {
    const productIds = await findProductIdsByArticles(db, body.articles);
    const id = await insertPromotion(db, body);
    await replacePromotionProducts(db, id, productIds);
    log.info({ promotionId: id, userId: actor.userId }, 'promotion drafted');
    return { id };
  }),

  write(savePromotion, async ({ db, actor, params, body, log }) => {
    await updatePromotion(db, params.id, body);
    await replacePromotionProducts(db, params.id, await findProductIdsByArticles(db, body.articles));
    log.info({ promotionId: params.id, userId: actor.userId }, 'promotion saved');
    return { id: params.id };
  }),

  write(publishPromotion, async ({ db, actor, params, body, log }) => {
    const state = await setPublished(db, params.id, body.isPublished, todayInMoscow());
    log.info({ promotionId: params.id, userId: actor.userId, state }, 'promotion published or withdrawn');
    return { state };
  }),
];
