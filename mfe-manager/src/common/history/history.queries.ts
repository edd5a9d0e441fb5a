import { getHistory } from '@shop/contracts/manager/history';
import { moscowToday } from '@shop/domain/format/date';
import { callQuery, keepPreviousData } from '@shop/platform/query';
import * as v from 'valibot';
import { dateRangeProblem } from './date-range.ts';

const day = v.fallback(v.pipe(v.string(), v.isoDate()), '');
const historyParams = v.object({
  user: v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)), ''),
  acted: v.fallback(v.picklist(['Y', '']), ''),
  dateFrom: day,
  dateTo: day,
});
export type HistoryFilter = v.InferOutput<typeof historyParams>;

/** The filter from the URL; invalid values are ignored. */
export function historyFilterOf(search: URLSearchParams): HistoryFilter {
  return v.parse(historyParams, {
    user: search.get('user'),
    acted: search.get('acted'),
    dateFrom: search.get('dateFrom'),
    dateTo: search.get('dateTo'),
  });
}

/** A page of the history of a company or, without one, of the manager; the previous page stays visible meanwhile. */
export function historyQuery(contragent: number | undefined, filter: HistoryFilter, page: number) {
  const { user, acted, ...days } = filter;
  const validDays = dateRangeProblem(days, moscowToday()) ? { dateFrom: '', dateTo: '' } : days;
  return {
    ...callQuery(getHistory, {
      query: {
        ...(contragent === undefined ? {} : { contragent }),
        ...(user === '' ? {} : { user: Number(user) }),
        acted,
        ...validDays,
        page,
        pageSize: 20,
      },
    }),
    placeholderData: keepPreviousData,
  };
}
