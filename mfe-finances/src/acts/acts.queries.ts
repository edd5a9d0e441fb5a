import { type Act, getActs } from '@shop/contracts/finances/acts';
import { PAGE_SIZE } from '@shop/domain/constants';
import { callQuery, keepPreviousData } from '@shop/platform/query';
import { partyOf } from '../common/filters/use-party.ts';
import { pageOf } from '../common/use-search.ts';

/** How often to look whether an act is ready, should the shop's word of it be lost. */
const LOOK_AGAIN_MS = 3000;

/** Acts that were asked for, the latest first; looked at again for as long as one of them is being made. */
export const actsQuery = (search: URLSearchParams) => ({
  ...callQuery(getActs, {
    query: { contragent: partyOf(search).contragent, page: pageOf(search), pageSize: PAGE_SIZE.finances },
  }),
  placeholderData: keepPreviousData,
  refetchInterval: ({ state }: { state: { data: { items: readonly Act[] } | undefined } }) =>
    state.data?.items.some((act) => act.state === 'preparing') ? LOOK_AGAIN_MS : (false as const),
});
