export { isShownTo } from './question-visibility.ts';
