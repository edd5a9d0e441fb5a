import { useQuery } from '@shop/platform/query';
import { customerQuery } from './managed.queries.ts';

/** The name of the choice in the address: the code of a company. */
export const COMPANY_PARAM = 'contragent';

/** The client a list is narrowed to: its code as the address has it, the rest once the server has told. */
export function useChosenCompany(search: URLSearchParams) {
  const code = search.get(COMPANY_PARAM) ?? '';
  const { data, error, isFetching, refetch } = useQuery({ ...customerQuery(code), enabled: code !== '' });
  return {
    code,
    company: code === '' ? undefined : data,
    /** The list can be asked for: of all companies, or of the chosen one. */
    isReady: code === '' || data !== undefined,
    error: data ? null : error,
    isFetching,
    refetch,
  };
}
export type ChosenCompany = ReturnType<typeof useChosenCompany>;
