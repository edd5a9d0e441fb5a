export { spendPhoneCheckWord } from './phone-check-word.ts';
