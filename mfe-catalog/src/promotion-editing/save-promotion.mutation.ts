import { addPromotion, savePromotion } from '@shop/shared/contracts/promotion-editing';
import { call } from '@shop/shared/http';
import { useAttemptKey } from '@shop/shared/page/use-attempt-key';
import { useMutation } from '@shop/shared/query';
import { rereadPromotions } from './promotion-editing.queries.ts';
import { bodyOf, type WrittenForm } from './promotion-form-schema.ts';

/** Saves a promotion, or drafts one that has no id yet; answers its id. A repeat after a lost answer drafts none anew. */
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
