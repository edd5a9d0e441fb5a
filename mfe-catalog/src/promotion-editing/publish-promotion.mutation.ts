import { publishPromotion } from '@shop/contracts/catalog/promotion-editing';
import { call } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';
import { rereadPromotions } from './promotion-editing.queries.ts';

/** Publishes a promotion or hides it from buyers. */
export function usePublishPromotion() {
  return useMutation({
    mutationFn: ({ id, isPublished }: { readonly id: number; readonly isPublished: boolean }) =>
      call(publishPromotion, { params: { id }, body: { isPublished } }),
    onSuccess: rereadPromotions,
  });
}
