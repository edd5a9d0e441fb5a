import type { PageRoute } from '@shop/remote';
import { calendarQuery, yearOf } from './calendar.queries.ts';

export const calendarRoute: PageRoute = {
  first: ({ search }) => [calendarQuery(yearOf(search))],
  page: async () => (await import(/* webpackChunkName: "calendar" */ './calendar-page.tsx')).CalendarPage,
};
