import { PhoneAndCode } from '../sms-code/phone-and-code.tsx';
import { logInByCode } from './log-in-by-code.mutation.ts';

/** Login by the code of a text message (§2, §5). */
export function SmsLogin() {
  return <PhoneAndCode purpose="login" confirmLabel="Войти" confirm={logInByCode} />;
}
