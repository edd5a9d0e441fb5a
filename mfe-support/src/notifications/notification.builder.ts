import type { Notification } from '@shop/contracts/support/notifications';

export const buildNotificationWith = (part: Partial<Notification> = {}): Notification => ({
  id: 5,
  kind: 'order',
  title: 'Заказ № ЗК-000015 собирается',
  message: 'Отгрузим 24 ноября.',
  link: '/orders/15/',
  createdAt: '2026-11-21T09:05:00.000Z',
  isRead: false,
  ...part,
});

/** A page in wire format. */
export const pageOfNotifications = (items: readonly Notification[], part: Partial<Page> = {}) => {
  const { pageNumber = 1, pageCount = 1, unreadCount = items.filter(({ isRead }) => !isRead).length } = part;
  const recordCount = pageCount > 1 ? pageCount * 10 : items.length;
  return {
    items: [...items],
    pageNavigation: { navNum: 1, pageNumber, pageCount, pageSize: 10, recordCount },
    unreadCount,
  };
};

interface Page {
  readonly pageNumber: number;
  readonly pageCount: number;
  readonly unreadCount: number;
}
