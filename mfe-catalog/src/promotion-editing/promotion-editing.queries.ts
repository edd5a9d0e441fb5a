import { getEditedPromotion, getEditedPromotions } from '@shop/shared/contracts/promotion-editing';
import { getPromotion, getPromotions } from '@shop/shared/contracts/promotions';
import { callKey, callQuery, queryClient } from '@shop/shared/query';
import { promotionProductsKey } from '../promotions/promotions.queries.ts';

export const editedPromotionsQuery = (page: number) => callQuery(getEditedPromotions, { query: { page } });

export const editedPromotionQuery = (id: number) => callQuery(getEditedPromotion, { params: { id } });

const keys = [
  callKey(getEditedPromotions),
  callKey(getEditedPromotion),
  callKey(getPromotions),
  callKey(getPromotion),
  promotionProductsKey,
];

/** After a change: what managers edit, and what buyers see. */
export async function rereadPromotions(): Promise<void> {
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey: [...queryKey] })));
}
