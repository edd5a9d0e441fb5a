import { getCompanyUsers } from '@shop/contracts/manager/company';
import { callQuery, keepPreviousData } from '@shop/platform/query';
import * as v from 'valibot';

const state = v.fallback(v.picklist(['Y', 'N', '']), '');

/** The filter of the list, from the URL. */
export function peopleFilterOf(search: URLSearchParams) {
  return {
    query: (search.get('query') ?? '').slice(0, 200),
    active: v.parse(state, search.get('active') ?? ''),
  };
}

/** A page of the people of a company; the previous one stays visible while another loads. */
export const peopleQuery = (contragent: number, search: URLSearchParams, page: number) => ({
  ...callQuery(getCompanyUsers, { query: { contragent, ...peopleFilterOf(search), page, pageSize: 20 } }),
  placeholderData: keepPreviousData,
});
