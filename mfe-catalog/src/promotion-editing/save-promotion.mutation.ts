import { addPromotion, savePromotion } from '@shop/contracts/catalog/promotion-editing';
import { useAttemptKey } from '@shop/kit/page/use-attempt-key';
import { call } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';
import { rereadPromotions } from './promotion-editing.queries.ts';
import { bodyOf, type WrittenForm } from './promotion-form-schema.ts';

/**
 * Saves a promotion, or adds one without an id; resolves with its id. A retry after a lost answer adds no
 * second one.
 */
export function useSavePromotion(id: number | undefined) {
  const keyOf = useAttemptKey();
  return useMutation({
    mutationFn: (written: WrittenForm) => {
      const body = bodyOf(written);
      if (id !== undefined) return call(savePromotion, { params: { id }, body });
      const form = JSON.stringify(body);
      return call(addPromotion, { body }, { idempotencyKey: keyOf(form) });
    },
    onSuccess: rereadPromotions,
  });
}
