export { NewPasswordField, NewPasswordFields } from './new-password-fields.tsx';
export { newPasswordEntries, newPasswordPair } from './new-password-pair.ts';
