/** The first queries of this tab, for the frame. */
export { balanceQuery } from './balance.queries.ts';
export { turnoverQuery } from './plots/turnover.queries.ts';
