import type { Notification } from '@shop/contracts/support/notifications';
import type { MouseEvent } from 'react';
import { markAsRead } from './read-notification.mutation.ts';

/**
 * Props of a link that opens what a notification is about, in this tab or with the middle button in another: it is read
 * then. Should that fail it stays unread, which nobody has to be told in front of the page that he wanted.
 */
export function readByOpening({ id, isRead }: Pick<Notification, 'id' | 'isRead'>) {
  if (isRead) return {};
  const read = () => {
    markAsRead(id).catch(() => undefined);
  };
  return { onClick: read, onAuxClick: ({ button }: MouseEvent) => button === 1 && read() };
}
