import { checkSmsCode } from '@shop/contracts/account/account';
import { call } from '@shop/platform/http';
import { history } from '@shop/platform/router';
import { PhoneAndCode } from '../sms-code/phone-and-code.tsx';

/** Opens `/change-password/` by the code of a text message. */
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
