import { getAppeals, getManagedAppeals, readAppeal } from '@shop/contracts/support/appeals';
import { call } from '@shop/platform/http';
import { callKey, useMutation, useQueryClient } from '@shop/platform/query';

/** Tells the server up to which message the user has seen. The conversation keeps showing what was new. */
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
