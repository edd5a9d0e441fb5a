import { useQuery } from '@shop/platform/query';
import { customerQuery } from './managed.queries.ts';

/** The search parameter of the chosen company: its code. */
export const COMPANY_PARAM = 'contragent';

/** The client a list is filtered by: the code from the URL, the rest from the server. */
export function useChosenCompany(search: URLSearchParams) {
  const code = search.get(COMPANY_PARAM) ?? '';
  const { data, error, isFetching, refetch } = useQuery({ ...customerQuery(code), enabled: code !== '' });
  return {
    code,
    company: code === '' ? undefined : data,
    /** Whether the list can be requested: for all companies, or once the chosen one is known. */
    isReady: code === '' || data !== undefined,
    /** Set if the company could not be loaded: what the list shows instead of its own state. */
    failedQuery:
      error && !data ? { data: undefined, error, isPending: false, isFetching, refetch } : undefined,
  };
}
export type ChosenCompany = ReturnType<typeof useChosenCompany>;
