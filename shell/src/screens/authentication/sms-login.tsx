import { authenticateByPhone } from '@shop/contracts/account/account';
import { call } from '@shop/platform/http';
import { beginSession } from '@shop/platform/session';
import { PhoneAndCode } from '../sms-code/phone-and-code.tsx';

/** Login by the code of a text message (§2, §5). */
export function SmsLogin() {
  return (
    <PhoneAndCode
      purpose="login"
      confirmLabel="Войти"
      confirm={async (body) => beginSession(await call(authenticateByPhone, { body }))}
    />
  );
}
