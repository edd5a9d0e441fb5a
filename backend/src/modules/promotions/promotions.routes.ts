import { isAllowed } from '@shop/shared/contracts/permissions';
import { getPromotion, getPromotionProducts, getPromotions } from '@shop/shared/contracts/promotions';
import { todayInMoscow } from '../../calendar/days.ts';
import { route } from '../../http/route.ts';
import { presentProduct } from '../catalog/product.presenter.ts';
import { findProducts, termsOf } from '../catalog/products.repository.ts';
import { findPromotion, findPromotionProductIds, findPromotions } from './promotions.repository.ts';

export const promotionRoutes = [
  route(getPromotions, ({ db, query }) => findPromotions(db, query, todayInMoscow())),

  route(getPromotion, ({ db, params }) => findPromotion(db, params.code, todayInMoscow())),

  route(getPromotionProducts, async ({ db, actor, params, query }) => {
    const { id } = await findPromotion(db, params.code, todayInMoscow());
    const { ids, pageNavigation } = await findPromotionProductIds(db, id, query);
    const terms = await termsOf(db, actor);
    const products = await findProducts(db, actor, terms, ids);
    const shown = isAllowed('prices.see', actor) ? terms : null;
    return { items: products.map((product) => presentProduct(product, shown)), pageNavigation };
  }),
];
