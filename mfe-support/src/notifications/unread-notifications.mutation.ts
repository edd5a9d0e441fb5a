import { unreadNotifications } from '@shop/contracts/support/notifications';
import { publish } from '@shop/platform/events';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';

/** Marks the notifications that were read all at once at this instant as unread again; a failure offers a retry. */
export async function undoReadAll(at: string): Promise<void> {
  try {
    await call(unreadNotifications, { body: { at } });
    publish('notification.read', {});
    toast('Уведомления снова отмечены непрочитанными');
  } catch (error) {
    toast.danger(`Отметки не\u00a0вернулись. ${messageOf(error)}`, {
      action: { label: 'Повторить', onClick: () => void undoReadAll(at) },
    });
  }
}
