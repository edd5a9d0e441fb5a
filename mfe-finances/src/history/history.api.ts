/** The first queries of this tab, for the frame. */
export { historyQuery } from './history.queries.ts';
