/** The first queries of this tab, for the frame. */
export { actsQuery } from './acts.queries.ts';
