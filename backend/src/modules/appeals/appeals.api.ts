export { addAppeal } from './add-appeal.ts';
export { type AppealState, afterMessage, afterStatus } from './appeal-state.ts';
export { startClosingAppeals } from './close-solved.ts';
export { hasUnread } from './unread.ts';
