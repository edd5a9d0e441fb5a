import type { Notification } from '@shop/contracts/support/notifications';
import type { MouseEvent } from 'react';
import { markAsRead } from './read-notification.mutation.ts';

/**
 * Props of a link to the subject of a notification, which mark it as read on click and middle click. A failure is
 * ignored: the notification just stays unread.
 */
export function readByOpening({ id, isRead }: Pick<Notification, 'id' | 'isRead'>) {
  if (isRead) return {};
  const read = () => {
    markAsRead(id).catch(() => undefined);
  };
  return { onClick: read, onAuxClick: ({ button }: MouseEvent) => button === 1 && read() };
}
