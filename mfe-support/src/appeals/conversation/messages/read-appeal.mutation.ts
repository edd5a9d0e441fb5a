import { getAppeals, getManagedAppeals, readAppeal } from '@shop/contracts/support/appeals';
import { call } from '@shop/platform/http';
import { callKey, useMutation, useQueryClient } from '@shop/platform/query';

/** Reports up to which message the user has read. The conversation keeps marking what was new. */
export function useReadAppeal(appealId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (messageId: number) => call(readAppeal, { body: { id: appealId, messageId } }),
    onSuccess: () => {
      for (const list of [getAppeals, getManagedAppeals])
        void cache.invalidateQueries({ queryKey: callKey(list) });
    },
  });
}
