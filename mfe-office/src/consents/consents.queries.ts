import { findConsents, getOfficeConsents } from '@shop/contracts/office/consents';
import { callKey, callQuery, keepPreviousData, queryClient } from '@shop/platform/query';

/** People agree, withdraw and ask at any time, so cached ones are always stale. */
export const officeConsentsQuery = () => ({ ...callQuery(getOfficeConsents, {}), staleTime: 0 });

/** The person whose consents are looked up, from the URL. */
export function consentSearchOf(search: URLSearchParams): string {
  return (search.get('query') ?? '').slice(0, 200);
}

/** A page of what these people have agreed to; nothing is asked without a search. */
export const foundConsentsQuery = (search: string, page: number) => ({
  ...callQuery(findConsents, { query: { search, page } }),
  enabled: search !== '',
  staleTime: 0,
  placeholderData: keepPreviousData,
});

export function refreshConsents(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: callKey(getOfficeConsents) });
}
