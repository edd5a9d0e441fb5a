import { getCalendarYear } from '@shop/contracts/office/calendar';
import { moscowToday } from '@shop/domain/format/date';
import { callQuery } from '@shop/platform/query';

export const calendarQuery = (year: number) => callQuery(getCalendarYear, { params: { year } });

/** The year of the address; the present one without. */
export function yearOf(search: URLSearchParams): number {
  const year = search.get('year') ?? '';
  return Number(/^\d{4}$/.test(year) ? year : moscowToday().slice(0, 4));
}
