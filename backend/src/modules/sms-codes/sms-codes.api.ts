export { spendPhoneToken } from './phone-verification-token.ts';
