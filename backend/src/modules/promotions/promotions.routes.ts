import { getPromotions } from '@shop/shared/contracts/promotions';
import { route } from '../../http/route.ts';
import { todayInMoscow } from '../orders/days.ts';
import { findPromotions } from './promotions.repository.ts';

export const promotionRoutes = [
  route(getPromotions, ({ db, query }) => findPromotions(db, query, todayInMoscow())),
];
