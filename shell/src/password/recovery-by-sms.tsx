import { checkSmsCode } from '@shop/shared/contracts/account';
import { call } from '@shop/shared/http';
import { history } from '@shop/shared/router';
import { PhoneAndCode } from '../sms-code/phone-and-code.tsx';

/** A code of a text message opens `/change-password/`. */
export function RecoveryBySms() {
  return (
    <PhoneAndCode
      purpose="recovery"
      confirmLabel="Продолжить"
      confirm={async (proof) => {
        const { checkWord } = await call(checkSmsCode, { body: { ...proof, purpose: 'recovery' } });
        history.push(`/change-password/?checkword=${encodeURIComponent(checkWord)}`);
      }}
    />
  );
}
