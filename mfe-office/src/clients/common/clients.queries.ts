import { getClientTerms } from '@shop/contracts/office/client-terms';
import { getClientChoices, getOfficeClients } from '@shop/contracts/office/clients';
import { callQuery, keepPreviousData } from '@shop/platform/query';
import * as v from 'valibot';

const id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number));
const choice = v.fallback(v.union([v.literal(''), v.literal('none'), id]), '');
const state = v.fallback(v.picklist(['Y', 'N', '']), '');

/** The filter of the list, from the URL. */
export function clientsFilterOf(search: URLSearchParams) {
  return {
    query: (search.get('query') ?? '').slice(0, 200),
    manager: v.parse(choice, search.get('manager')),
    priceType: v.parse(choice, search.get('priceType')),
    closed: v.parse(state, search.get('closed') ?? ''),
  };
}

/** A page of all clients; the previous one stays visible while another loads. */
export const clientsQuery = (search: URLSearchParams, page: number) => ({
  ...callQuery(getOfficeClients, { query: { ...clientsFilterOf(search), page, pageSize: 20 } }),
  placeholderData: keepPreviousData,
});

export const clientChoicesQuery = () => callQuery(getClientChoices, {});
export const clientTermsQuery = (code: string) => callQuery(getClientTerms, { params: { code } });
