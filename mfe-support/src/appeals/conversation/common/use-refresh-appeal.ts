import { getAppeals, getManagedAppeals } from '@shop/contracts/support/appeals';
import { callKey, useQueryClient } from '@shop/platform/query';
import { appealQuery } from '../../common/appeals.queries.ts';

/** Returns a function that refetches an appeal and resolves when done; lists are marked as stale. */
export function useRefreshAppeal(appealId: number) {
  const cache = useQueryClient();
  return () => {
    for (const list of [getAppeals, getManagedAppeals])
      void cache.invalidateQueries({ queryKey: callKey(list) });
    return cache.invalidateQueries({ queryKey: appealQuery(appealId).queryKey });
  };
}
