export type { HistoryAction } from './actions.ts';
export { recordHistory } from './record-history.ts';
export { recordImpersonatedCall } from './record-impersonated-call.ts';
