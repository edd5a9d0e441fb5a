import { isAllowed } from '@shop/contracts/account/permissions';
import { getPromotion, getPromotionProducts, getPromotions } from '@shop/contracts/catalog/promotions';
import type { Actor } from '../../platform/actor/actor.ts';
import { todayInMoscow } from '../../platform/calendar/days.ts';
import type { Db } from '../../platform/database/database.ts';
import { route } from '../../platform/http/route.ts';
import { findProducts, presentProduct, termsOf } from '../catalog/catalog.api.ts';
import { findPromotion, findPromotionProductIds, findPromotions } from './promotions.repository.ts';

export const promotionRoutes = [
  route(getPromotions, ({ db, query }) => findPromotions(db, query, todayInMoscow())),

  route(getPromotion, ({ db, actor, params }) => readPromotion(db, actor, params.code)),

  route(getPromotionProducts, async ({ db, actor, params, query }) => {
    const { id } = await readPromotion(db, actor, params.code);
    const { ids, pageNavigation } = await findPromotionProductIds(db, id, query);
    const terms = await termsOf(db, actor);
    const products = await findProducts(db, actor, terms, ids);
    const shown = isAllowed('prices.see', actor) ? terms : null;
    return { items: products.map((product) => presentProduct(product, shown)), pageNavigation };
  }),
];

/** Managers look at a promotion before buyers do. */
function readPromotion(db: Db, actor: Actor, code: string) {
  return findPromotion(db, code, todayInMoscow(), isAllowed('promotion.edit', actor));
}
