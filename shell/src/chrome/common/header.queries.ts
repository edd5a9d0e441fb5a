import { getHeader } from '@shop/contracts/account/header';
import { getFooter } from '@shop/contracts/platform/site-state';
import { callKey, callQuery, queryClient, useQuery } from '@shop/platform/query';
import { retryForever } from './retry-forever.ts';

/** Header data (§3). Counters follow the events of all areas, which invalidate this query. */
export function useHeader() {
  return useHeaderQuery().data;
}

export function useHeaderQuery() {
  return useQuery({ ...callQuery(getHeader, {}), ...retryForever });
}

/** Refetches the header data and waits for the answer; a failure keeps the old data. */
export function refreshHeader(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: callKey(getHeader) });
}

/** Working hours, phone and e-mail (§2), which hardly ever change. */
export function useFooter() {
  return useQuery({ ...callQuery(getFooter, {}), staleTime: Number.POSITIVE_INFINITY }).data;
}
