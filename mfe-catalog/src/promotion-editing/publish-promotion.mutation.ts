import { publishPromotion } from '@shop/shared/contracts/promotion-editing';
import { call } from '@shop/shared/http';
import { useMutation } from '@shop/shared/query';
import { rereadPromotions } from './promotion-editing.queries.ts';

/** Shows a promotion to buyers, or hides it. */
export function usePublishPromotion() {
  return useMutation({
    mutationFn: ({ id, isPublished }: { readonly id: number; readonly isPublished: boolean }) =>
      call(publishPromotion, { params: { id }, body: { isPublished } }),
    onSuccess: rereadPromotions,
  });
}
