import { Notice } from '@shop/ui/parts/notice';
import type { useImpersonatedUser } from './use-impersonated-user.ts';

/** Tells an impersonator whose notifications these are, and why they cannot be marked. */
export function ImpersonationNotice({
  userName,
  companyName,
}: NonNullable<ReturnType<typeof useImpersonatedUser>>) {
  return (
    <Notice title={`Уведомления пользователя: ${userName.trim() || 'Неизвестно'}`}>
      {companyName && <>Показаны те, что касаются компании {companyName}. </>}
      Отмечать их прочитанными и{'\u00a0'}выбирать, о{'\u00a0'}чём сообщать, может только сам пользователь.
    </Notice>
  );
}
