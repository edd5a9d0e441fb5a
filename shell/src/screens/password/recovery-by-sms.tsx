import { history } from '@shop/platform/router';
import { checkCode } from '../sms-code/check-code.mutation.ts';
import { PhoneAndCode } from '../sms-code/phone-and-code.tsx';

/** Opens `/change-password/` by the code of a text message. */
export function RecoveryBySms() {
  return (
    <PhoneAndCode
      purpose="recovery"
      confirmLabel="Продолжить"
      confirm={async (proof) => {
        const checkWord = await checkCode({ ...proof, purpose: 'recovery' });
        history.push(`/change-password/?checkword=${encodeURIComponent(checkWord)}`);
      }}
    />
  );
}
