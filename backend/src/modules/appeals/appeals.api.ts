export { addAppeal } from './add-appeal.ts';
export { type AppealState, afterMessage, afterStatus } from './appeal-state.ts';
export { appealTypeReference } from './appeal-types.reference.ts';
export { startClosingAppeals } from './close-solved-appeals.ts';
export { hasUnread } from './unread-messages.ts';
