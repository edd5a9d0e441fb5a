export { beginActing, endActing } from './acting.ts';
