import type { Notification } from '@shop/contracts/support/notifications';
import { messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { useState } from 'react';
import { markAsRead } from './read-notification.mutation.ts';

/** Marks notifications as read optimistically, and rolls back if the server refuses. */
export function useMarkAsRead() {
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
    /** The server's state counts again. */
    forget: () => setReadIds(new Set()),
  };
}
