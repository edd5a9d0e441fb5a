import { getManagedCounterparties } from '@shop/contracts/manager/manager';
import { callQuery, keepPreviousData } from '@shop/platform/query';
import * as v from 'valibot';

const state = v.fallback(v.picklist(['Y', 'N', '']), '');

/** The filter of the list, from the URL. */
export function companiesFilterOf(search: URLSearchParams) {
  return {
    query: (search.get('query') ?? '').slice(0, 200),
    active: v.parse(state, search.get('active') ?? ''),
  };
}

/** A page of the manager's clients; the previous one stays visible while another loads. */
export const counterpartiesQuery = (search: URLSearchParams, page: number) => ({
  ...callQuery(getManagedCounterparties, { query: { ...companiesFilterOf(search), page, pageSize: 20 } }),
  placeholderData: keepPreviousData,
});
