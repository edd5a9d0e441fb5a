import { PAGE_SIZE } from '@shop/domain/constants';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { flag, id, instant, nothing, pageNavigation, queryNumber } from '../platform/fields.ts';

/** The topic of a notification. */
export const notificationKind = v.picklist([
  'order',
  'appeal',
  'arrival',
  'finances',
  'company',
  'question',
  'site',
]);
export type NotificationKind = v.InferOutput<typeof notificationKind>;

export const NOTIFICATION_KIND_NAMES: Readonly<Record<NotificationKind, string>> = {
  order: 'Заказы',
  appeal: 'Обращения',
  arrival: 'Поступление товаров',
  finances: 'Оплата и\u00a0взаиморасчёты',
  company: 'Компании и\u00a0сотрудники',
  question: 'Вопросы о\u00a0товарах',
  site: 'Сообщения магазина',
};

const notification = v.object({
  id,
  kind: v.fallback(notificationKind, 'site'),
  title: v.string(),
  /** Plain text; may be empty. */
  message: v.string(),
  /** The related page of this site, or null. */
  link: v.nullable(v.string()),
  createdAt: instant,
  isRead: v.boolean(),
});
export type Notification = v.InferOutput<typeof notification>;

/** The user's notifications, newest first; during impersonation only those about its company. */
export const getNotifications = defineCall({
  method: 'GET',
  path: '/api/notifications/',
  summary: 'Notifications',
  access: 'shop.use',
  query: v.object({
    page: queryNumber(1, 1_000_000),
    pageSize: queryNumber(PAGE_SIZE.notifications, 100),
    kind: v.fallback(v.optional(notificationKind), undefined),
    isUnread: v.fallback(v.optional(flag, false), false),
  }),
  names: { pageSize: 'page_size', isUnread: 'unread' },
  answer: v.object({
    items: v.array(notification),
    pageNavigation,
    /** The number over all kinds. */
    unreadCount: v.number(),
  }),
});

/** Marks a notification as read; idempotent. Refused during impersonation, like the other writes here. */
export const readNotification = defineCall({
  method: 'POST',
  path: '/api/notifications/read/{id}/',
  summary: 'Mark a notification as read',
  access: 'shop.use',
  params: v.object({ id }),
  answer: nothing,
});

/** Marks all as read. `at` identifies this for `unreadNotifications`; null if none was unread. */
export const readAllNotifications = defineCall({
  method: 'POST',
  path: '/api/notifications/readAll/',
  summary: 'Mark all notifications as read',
  access: 'shop.use',
  answer: v.object({ count: v.number(), at: v.nullable(instant) }),
});

/** Undoes a `readAllNotifications`. */
export const unreadNotifications = defineCall({
  method: 'POST',
  path: '/api/notifications/unread/',
  summary: 'Mark notifications as unread again',
  access: 'shop.use',
  body: v.object({ at: instant }),
  answer: v.object({ count: v.number() }),
});

const setting = v.object({
  kind: notificationKind,
  /** Shown in the list of the bell. */
  inShop: v.boolean(),
  byMail: v.boolean(),
});
export type NotificationSetting = v.InferOutput<typeof setting>;

/**
 * The kinds the user can receive, each with its setting; `byMail` and `hasMail` are false for a kind without emails.
 */
export const getNotificationSettings = defineCall({
  method: 'GET',
  path: '/api/notifications/settings/',
  summary: 'Notification settings',
  access: 'shop.use',
  answer: v.object({ items: v.array(v.object({ ...setting.entries, hasMail: v.boolean() })) }),
});

export const saveNotificationSetting = defineCall({
  method: 'POST',
  path: '/api/notifications/settings/',
  summary: 'Change a notification setting',
  access: 'shop.use',
  body: setting,
  answer: nothing,
});
