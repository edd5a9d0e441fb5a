import { useState } from 'react';
import { checkCode } from '../sms-code/check-code.mutation.ts';
import { PhoneAndCode } from '../sms-code/phone-and-code.tsx';
import type { ProvenPhone } from './change-phone.mutation.ts';
import { PhonePassword } from './phone-password.tsx';

interface PhoneChangeProps {
  /** The initial phone number; eleven digits, or empty. */
  readonly initial: string;
  readonly onClose: () => void;
}

/**
 * Changes the phone number: the code proves that the phone is the user's, the password that it is the user who asks.
 */
export function PhoneChange({ initial, onClose }: PhoneChangeProps) {
  const [typed, setTyped] = useState(initial);
  const [proven, setProven] = useState<ProvenPhone>();
  async function confirm({ phone, code }: { phone: string; code: string }) {
    const checkWord = await checkCode({ phone, code, purpose: 'registration' });
    setTyped(phone);
    setProven({ phone, checkWord });
  }
  if (proven)
    return (
      <PhonePassword
        proven={proven}
        onChanged={onClose}
        onChangePhone={() => setProven(undefined)}
        onCancel={onClose}
      />
    );
  return (
    <PhoneAndCode
      purpose="registration"
      initialPhone={typed}
      label="Новый телефон"
      confirmLabel="Подтвердить"
      confirm={confirm}
      onCancel={onClose}
    />
  );
}
