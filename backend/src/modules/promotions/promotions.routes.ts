import { getPromotions } from '@shop/shared/contracts/promotions';
import { todayInMoscow } from '../../calendar/days.ts';
import { route } from '../../http/route.ts';
import { findPromotions } from './promotions.repository.ts';

export const promotionRoutes = [
  route(getPromotions, ({ db, query }) => findPromotions(db, query, todayInMoscow())),
];
