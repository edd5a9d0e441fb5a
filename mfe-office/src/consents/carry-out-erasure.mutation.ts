import { carryOutErasure, type ErasureRequest } from '@shop/contracts/office/consents';
import { call, messageOf } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';
import { toast } from '@shop/ui';
import { refreshConsents } from './consents.queries.ts';

/** Erases the person of a request; says where the law keeps the data, or why others still need the person. */
export function useErasure(onDone: () => void) {
  return useMutation({
    mutationFn: ({ id }: ErasureRequest) => call(carryOutErasure, { params: { id } }),
    onSuccess: ({ kept }, { userId }) => {
      const titles = kept.map(({ title, rows }) => `${title} (${rows})`).join(', ');
      const rest = titles === '' ? '' : `. По\u00a0закону остаются: ${titles}`;
      toast.success(`Данные удалены, теперь это Пользователь ${userId}${rest}`);
    },
    onError: (error) => {
      toast.danger(`Данные не\u00a0удалены. ${messageOf(error)}`);
    },
    onSettled: async () => {
      onDone();
      await refreshConsents();
    },
  });
}
