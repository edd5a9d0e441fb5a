import { type FinanceHistory, getFinanceHistory, ledgerKind } from '@shop/contracts/finances/finances';
import { PAGE_SIZE } from '@shop/domain/constants';
import { pageOf } from '@shop/kit/page/use-search';
import { callQuery, keepPreviousData } from '@shop/platform/query';
import * as v from 'valibot';
import { partyOf } from '../common/filters/use-party.ts';
import { periodOf } from '../common/filters/use-period.ts';

export type HistoryDocument = FinanceHistory['items'][number];

const kind = v.fallback(v.optional(ledgerKind), undefined);

/** The filter of §3 from the URL: company and contract, period, kind of document. */
export const historyFilterOf = (search: URLSearchParams) => ({
  ...partyOf(search),
  ...periodOf(search),
  kind: v.parse(kind, search.get('kind') ?? undefined),
});

/** A page of the history; the previous one stays visible while another loads. */
export const historyQuery = (search: URLSearchParams) => ({
  ...callQuery(getFinanceHistory, {
    query: { ...historyFilterOf(search), page: pageOf(search), pageSize: PAGE_SIZE.finances },
  }),
  placeholderData: keepPreviousData,
});
