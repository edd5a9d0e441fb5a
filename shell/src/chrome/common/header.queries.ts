import { getHeader } from '@shop/contracts/account/header';
import { getFooter } from '@shop/contracts/platform/site-state';
import { callKey, callQuery, queryClient, useQuery } from '@shop/platform/query';
import { keepAsking } from './keep-asking.ts';

/** Header data (§3); counters follow events of any area, because those invalidate this query. */
export function useHeader() {
  return useHeaderQuery().data;
}

export function useHeaderQuery() {
  return useQuery({ ...callQuery(getHeader, {}), ...keepAsking });
}

/** Asks for the header data anew and waits for the answer; a failure leaves what was there. */
export function refreshHeader(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: callKey(getHeader) });
}

/** Working hours, phone and e-mail (§2); they change once in years. */
export function useFooter() {
  return useQuery({ ...callQuery(getFooter, {}), staleTime: Number.POSITIVE_INFINITY }).data;
}
