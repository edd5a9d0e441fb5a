import { formatPhone } from '@shop/shared/format/phone';
import { useState } from 'react';
import type { Profile } from './own-data-panel.tsx';
import { PhoneCodeForm } from './phone-code-form.tsx';
import { PhoneNumberForm } from './phone-number-form.tsx';

interface PhoneChangeProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

/** A code that has been sent; `at` makes a second one to the same phone another. */
export interface SentCode {
  readonly phone: string;
  readonly resendAfterS: number;
  readonly at: number;
}

/** First the number, then the code that came to it. */
export function PhoneChange({ profile, onClose }: PhoneChangeProps) {
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState<SentCode>();
  if (sent === undefined)
    return (
      <PhoneNumberForm
        initial={typed}
        onSent={(code) => {
          setTyped(formatPhone(code.phone));
          setSent(code);
        }}
        onCancel={onClose}
      />
    );
  return (
    <PhoneCodeForm
      profile={profile}
      sent={sent}
      onSentAgain={setSent}
      onOtherPhone={() => setSent(undefined)}
      onChanged={onClose}
    />
  );
}
