import { getPromotion, getPromotionProducts, getPromotions } from '@shop/contracts/catalog/promotions';
import { PAGE_SIZE } from '@shop/domain/constants';
import { callKey, callQuery } from '@shop/platform/query';

/** Current promotions, for the home page. */
export const promotionsQuery = () =>
  callQuery(getPromotions, { query: { page: 1, pageSize: PAGE_SIZE.promotions } });

/** A page of all promotions: current ones first, then past ones. */
export const allPromotionsQuery = (page: number) =>
  callQuery(getPromotions, { query: { page, pageSize: PAGE_SIZE.promotions, withEnded: '1' } });

export const promotionQuery = (code: string) => callQuery(getPromotion, { params: { code } });

export const promotionProductsQuery = (code: string, page: number) =>
  callQuery(getPromotionProducts, { params: { code }, query: { page } });

export const promotionProductsKey = callKey(getPromotionProducts);
