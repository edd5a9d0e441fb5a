import { clientSort, getManagedCounterparties } from '@shop/contracts/manager/manager';
import { callQuery, keepPreviousData } from '@shop/platform/query';
import * as v from 'valibot';

const state = v.fallback(v.picklist(['Y', 'N', '']), '');
const quiet = v.fallback(v.picklist(['Y', '']), '');
const sort = v.fallback(clientSort, 'name');

/** The filter and the order of the list, from the URL. */
export function companiesFilterOf(search: URLSearchParams) {
  return {
    query: (search.get('query') ?? '').slice(0, 200),
    active: v.parse(state, search.get('active') ?? ''),
    quiet: v.parse(quiet, search.get('quiet') ?? ''),
    sort: v.parse(sort, search.get('sort') ?? ''),
  };
}

/** A page of the manager's clients; the previous one stays visible while another loads. */
export const counterpartiesQuery = (search: URLSearchParams, page: number) => ({
  ...callQuery(getManagedCounterparties, { query: { ...companiesFilterOf(search), page, pageSize: 20 } }),
  placeholderData: keepPreviousData,
});
