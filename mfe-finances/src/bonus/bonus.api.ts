/** The first queries of this tab, for the frame. */
export { bonusQuery } from './bonus.queries.ts';
