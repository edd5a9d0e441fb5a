export { sendPhoneWritten } from './profile-letters.ts';
export { ROLE_NAMES } from './role-names.ts';
