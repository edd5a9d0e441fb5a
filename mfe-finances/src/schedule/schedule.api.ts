/** The first queries of this tab, for the frame. */
export { scheduleQuery } from './schedule.queries.ts';
