import type { Notification } from '@shop/contracts/support/notifications';
import { messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { useState } from 'react';
import { markAsRead } from './read-notification.mutation.ts';

/** What has been marked on this page counts as read at once, and is unread again when the server says no. */
export function useReading() {
  const [readIds, setReadIds] = useState<ReadonlySet<number>>(new Set());

  async function mark({ id, title }: Notification) {
    setReadIds((ids) => new Set(ids).add(id));
    try {
      await markAsRead(id);
    } catch (error) {
      setReadIds((ids) => new Set([...ids].filter((other) => other !== id)));
      toast.danger(`«${title}» не\u00a0отмечено прочитанным. ${messageOf(error)}`);
    }
  }

  return {
    withMarks: (notification: Notification): Notification =>
      readIds.has(notification.id) ? { ...notification, isRead: true } : notification,
    mark: (notification: Notification) => void mark(notification),
    /** The server's word counts again. */
    forget: () => setReadIds(new Set()),
  };
}
