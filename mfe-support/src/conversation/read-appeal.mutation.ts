import { getAppeals, getManagedAppeals, readAppeal } from '@shop/shared/contracts/appeals';
import { call } from '@shop/shared/http';
import { callKey, useMutation, useQueryClient } from '@shop/shared/query';

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
