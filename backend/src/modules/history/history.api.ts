export type { HistoryAction } from './actions.ts';
export { recordActed } from './record-acted.ts';
export { recordHistory } from './record-history.ts';
