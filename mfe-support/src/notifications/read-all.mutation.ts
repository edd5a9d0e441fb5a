import { readAllNotifications, unreadNotifications } from '@shop/contracts/support/notifications';
import { countOf } from '@shop/domain/format/number';
import { publish } from '@shop/platform/events';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';

/** Time to change one's mind. */
const UNDO_MS = 15_000;

/** Marks all as read and offers to take it back; what goes wrong is said. Answers whether it was done. */
export async function readAll(): Promise<boolean> {
  try {
    const { count, at } = await call(readAllNotifications, {});
    publish('notification.read', {});
    if (at === null) toast('Непрочитанных уведомлений не\u00a0было');
    else
      toast(countOf(count, 'уведомление прочитано', 'уведомления прочитаны', 'уведомлений прочитано'), {
        durationMs: UNDO_MS,
        action: { label: 'Вернуть', onClick: () => void takeBack(at) },
      });
    return true;
  } catch (error) {
    toast.danger(`Уведомления не\u00a0отмечены прочитанными. ${messageOf(error)}`);
    return false;
  }
}

async function takeBack(at: string): Promise<void> {
  try {
    await call(unreadNotifications, { body: { at } });
    publish('notification.read', {});
    toast('Уведомления снова отмечены непрочитанными');
  } catch (error) {
    toast.danger(`Отметки не\u00a0вернулись. ${messageOf(error)}`, {
      action: { label: 'Повторить', onClick: () => void takeBack(at) },
    });
  }
}
