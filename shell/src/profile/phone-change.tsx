import { checkSmsCode } from '@shop/shared/contracts/account';
import { updateProfile } from '@shop/shared/contracts/profile';
import { call } from '@shop/shared/http';
import { useQueryClient } from '@shop/shared/query';
import { toast } from '@shop/shared/ui';
import { PhoneAndCode } from '../sms-code/phone-and-code.tsx';
import type { Profile } from './own-data-panel.tsx';
import { profileQuery } from './profile.queries.ts';

interface PhoneChangeProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

/** Another phone, once the code that came to it has proven that it is the user's. */
export function PhoneChange({ profile, onClose }: PhoneChangeProps) {
  const cache = useQueryClient();
  async function confirm({ phone, code }: { phone: string; code: string }) {
    const { checkWord } = await call(checkSmsCode, { body: { phone, code, purpose: 'registration' } });
    const { name, lastName, secondName, workPosition } = profile;
    await call(updateProfile, { body: { name, lastName, secondName, workPosition, phone, checkWord } });
    toast.success('Телефон изменён');
    await cache.invalidateQueries({ queryKey: profileQuery().queryKey });
    onClose();
  }
  return (
    <PhoneAndCode
      purpose="registration"
      label="Новый телефон"
      confirmLabel="Подтвердить"
      confirm={confirm}
      onCancel={onClose}
    />
  );
}
