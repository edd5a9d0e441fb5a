import { readNotification } from '@shop/contracts/support/notifications';
import { publish } from '@shop/platform/events';
import { call } from '@shop/platform/http';

/** Marks one as read and notifies other tabs, the bell and the menu. Rejects as the call does. */
export async function markAsRead(id: number): Promise<void> {
  await call(readNotification, { params: { id } });
  publish('notification.read', {});
}
