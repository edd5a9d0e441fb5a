import { readAllNotifications } from '@shop/contracts/support/notifications';
import { countOf } from '@shop/domain/format/number';
import { publish } from '@shop/platform/events';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { undoReadAll } from './unread-notifications.mutation.ts';

const UNDO_MS = 15_000;

/** Marks all as read and offers an undo; failures are reported. Resolves to whether it was done. */
export async function readAll(): Promise<boolean> {
  try {
    const { count, at } = await call(readAllNotifications, {});
    publish('notification.read', {});
    if (at === null) toast('Непрочитанных уведомлений не\u00a0было');
    else
      toast(countOf(count, 'уведомление прочитано', 'уведомления прочитаны', 'уведомлений прочитано'), {
        durationMs: UNDO_MS,
        action: { label: 'Вернуть', onClick: () => void undoReadAll(at) },
      });
    return true;
  } catch (error) {
    toast.danger(`Уведомления не\u00a0отмечены прочитанными. ${messageOf(error)}`);
    return false;
  }
}
