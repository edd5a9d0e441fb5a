import { staffRight } from '@shop/contracts/account/permissions';
import { getOfficeJournal } from '@shop/contracts/office/journal';
import { callQuery, keepPreviousData } from '@shop/platform/query';
import * as v from 'valibot';

const kind = v.fallback(v.union([v.literal(''), staffRight]), '');

/** The filter of the journal, from the URL. */
export function journalFilterOf(search: URLSearchParams) {
  return {
    search: (search.get('query') ?? '').slice(0, 100),
    kind: v.parse(kind, search.get('kind') ?? ''),
  };
}

/** A page of the journal; the previous one stays visible while another loads. */
export const journalQuery = (search: URLSearchParams, page: number) => ({
  ...callQuery(getOfficeJournal, { query: { ...journalFilterOf(search), page } }),
  placeholderData: keepPreviousData,
});
