import { getManagedCounterparties } from '@shop/contracts/manager/manager';
import { callQuery, keepPreviousData } from '@shop/platform/query';
import * as v from 'valibot';

const state = v.fallback(v.picklist(['Y', 'N', '']), '');

/** How the list is narrowed, as the address has it. */
export function companiesFilterOf(search: URLSearchParams) {
  return {
    query: (search.get('query') ?? '').slice(0, 200),
    active: v.parse(state, search.get('active') ?? ''),
  };
}

/** A page of the manager's clients; the one before stays while another is asked for. */
export const counterpartiesQuery = (search: URLSearchParams, page: number) => ({
  ...callQuery(getManagedCounterparties, { query: { ...companiesFilterOf(search), page, pageSize: 20 } }),
  placeholderData: keepPreviousData,
});
