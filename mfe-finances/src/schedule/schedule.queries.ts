import { getPaymentSchedule } from '@shop/contracts/finances/finances';
import { PAGE_SIZE } from '@shop/domain/constants';
import { callQuery, keepPreviousData } from '@shop/platform/query';
import * as v from 'valibot';
import { partyOf } from '../common/filters/use-party.ts';
import { pageOf } from '../common/use-search.ts';

const day = v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined);

/** The day the list is narrowed to by the calendar. */
export const chosenDayOf = (search: URLSearchParams) => v.parse(day, search.get('day') ?? undefined);

/** The schedule as the address asks for it; while another page is on its way, the one before stays. */
export const scheduleQuery = (search: URLSearchParams) => ({
  ...callQuery(getPaymentSchedule, {
    query: {
      ...partyOf(search),
      page: pageOf(search),
      pageSize: PAGE_SIZE.finances,
      dueOn: chosenDayOf(search),
    },
  }),
  placeholderData: keepPreviousData,
});
