import { getPaymentSchedule } from '@shop/contracts/finances/finances';
import { PAGE_SIZE } from '@shop/domain/constants';
import { pageOf } from '@shop/kit/page/use-search';
import { callQuery, keepPreviousData } from '@shop/platform/query';
import * as v from 'valibot';
import { partyOf } from '../common/filters/use-party.ts';

const day = v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined);

/** The day that the calendar filters by. */
export const chosenDayOf = (search: URLSearchParams) => v.parse(day, search.get('day') ?? undefined);

/** A page of the schedule; the previous one stays visible while another loads. */
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
