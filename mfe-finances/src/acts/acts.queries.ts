import { type Act, getActs } from '@shop/contracts/finances/reconciliation-acts';
import { PAGE_SIZE } from '@shop/domain/constants';
import { pageOf } from '@shop/kit/page/use-search';
import { callQuery, keepPreviousData } from '@shop/platform/query';
import { partyOf } from '../common/filters/use-party.ts';

/** The polling interval while an act is being prepared, in case the `act.changed` event is lost. */
const POLL_MS = 3000;

/** Requested acts, latest first; the list polls while one of them is being prepared. */
export const actsQuery = (search: URLSearchParams) => ({
  ...callQuery(getActs, {
    query: { contragent: partyOf(search).contragent, page: pageOf(search), pageSize: PAGE_SIZE.finances },
  }),
  placeholderData: keepPreviousData,
  refetchInterval: ({ state }: { state: { data: { items: readonly Act[] } | undefined } }) =>
    state.data?.items.some((act) => act.state === 'preparing') ? POLL_MS : (false as const),
});
