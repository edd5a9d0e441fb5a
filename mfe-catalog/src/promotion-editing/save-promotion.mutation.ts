import { addPromotion, savePromotion } from '@shop/shared/contracts/promotion-editing';
import { call, newIdempotencyKey } from '@shop/shared/http';
import { useMutation } from '@shop/shared/query';
import { useRef } from 'react';
import { rereadPromotions } from './promotion-editing.queries.ts';
import { bodyOf, type WrittenForm } from './promotion-form-schema.ts';

/** Saves a promotion, or drafts one that has no id yet; answers its id. A repeat after a lost answer drafts none anew. */
export function useSavePromotion(id: number | undefined) {
  const attempt = useRef({ form: '', idempotencyKey: '' });
  return useMutation({
    mutationFn: (written: WrittenForm) => {
      const body = bodyOf(written);
      if (id !== undefined) return call(savePromotion, { params: { id }, body });
      const form = JSON.stringify(body);
      if (attempt.current.form !== form) attempt.current = { form, idempotencyKey: newIdempotencyKey() };
      return call(addPromotion, { body }, { idempotencyKey: attempt.current.idempotencyKey });
    },
    onSuccess: rereadPromotions,
  });
}
