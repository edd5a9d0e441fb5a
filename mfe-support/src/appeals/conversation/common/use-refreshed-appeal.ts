import { getAppeals, getManagedAppeals } from '@shop/contracts/support/appeals';
import { callKey, useQueryClient } from '@shop/platform/query';
import { appealQuery } from '../../common/appeals.queries.ts';

/** Answers how to load an appeal anew, to wait for; the lists it stands in follow when they are next seen. */
export function useRefreshedAppeal(appealId: number) {
  const cache = useQueryClient();
  return () => {
    for (const list of [getAppeals, getManagedAppeals])
      void cache.invalidateQueries({ queryKey: callKey(list) });
    return cache.invalidateQueries({ queryKey: appealQuery(appealId).queryKey });
  };
}
