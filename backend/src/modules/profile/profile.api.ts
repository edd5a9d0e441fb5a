export { sendPhoneWritten } from './profile-emails.ts';
export { ROLE_NAMES } from './role-names.ts';
