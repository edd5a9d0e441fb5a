/** What other features of this area use of the appeals. */
export { AppealStatusBadge } from './common/appeal-status-badge.tsx';
export { appealQuery } from './common/appeals.queries.ts';
export { ClaimedLines } from './common/claimed-lines.tsx';
export { isForbidden, NoRight } from './common/no-right.tsx';
export { type Refusal, RefusalModal, useRefusal, useRefusedLoad } from './common/refusal-modal.tsx';
