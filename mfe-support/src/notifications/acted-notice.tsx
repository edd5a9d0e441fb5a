import { Notice } from '@shop/ui/parts/notice';
import type { useActed } from './use-acted.ts';

/** Whose notifications these are, and why there is nothing to mark. */
export function ActedNotice({ userName, companyName }: NonNullable<ReturnType<typeof useActed>>) {
  return (
    <Notice title={`Уведомления пользователя: ${userName.trim() || 'Неизвестно'}`}>
      {companyName && <>Показаны те, что касаются компании {companyName}. </>}
      Отмечать их прочитанными и{'\u00a0'}выбирать, о{'\u00a0'}чём сообщать, может только сам пользователь.
    </Notice>
  );
}
