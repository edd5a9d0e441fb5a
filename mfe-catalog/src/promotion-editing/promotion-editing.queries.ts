import { getEditedPromotion, getEditedPromotions } from '@shop/contracts/catalog/promotion-editing';
import { getPromotion, getPromotions } from '@shop/contracts/catalog/promotions';
import { callKey, callQuery, queryClient } from '@shop/platform/query';
import { promotionProductsKey } from '../promotions/promotions.api.ts';

export const editedPromotionsQuery = (page: number) => callQuery(getEditedPromotions, { query: { page } });

export const editedPromotionQuery = (id: number) => callQuery(getEditedPromotion, { params: { id } });

const keys = [
  callKey(getEditedPromotions),
  callKey(getEditedPromotion),
  callKey(getPromotions),
  callKey(getPromotion),
  promotionProductsKey,
];

/** Refetches the managers' list and what buyers see. */
export async function rereadPromotions(): Promise<void> {
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey: [...queryKey] })));
}
