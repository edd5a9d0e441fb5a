import { PAGE_SIZE } from '@shop/domain/constants';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { flag, id, instant, nothing, pageNavigation, queryNumber } from '../platform/fields.ts';

/** What a notification is about. */
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
  /** The page of this site it is about. */
  link: v.nullable(v.string()),
  createdAt: instant,
  isRead: v.boolean(),
});
export type Notification = v.InferOutput<typeof notification>;

/** The user's own, newest first; in an acting session those about its company alone. */
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
    /** Of all kinds. */
    unreadCount: v.number(),
  }),
});

/** Marks one as read; one that is read already stays so. Refused while acting, as all of these: they are the user's own. */
export const readNotification = defineCall({
  method: 'POST',
  path: '/api/notifications/read/{id}/',
  summary: 'Mark a notification as read',
  access: 'shop.use',
  params: v.object({ id }),
  answer: nothing,
});

/** Marks all as read. `at` names this for `unreadNotifications`; null where none was unread. */
export const readAllNotifications = defineCall({
  method: 'POST',
  path: '/api/notifications/readAll/',
  summary: 'Mark all notifications as read',
  access: 'shop.use',
  answer: v.object({ count: v.number(), at: v.nullable(instant) }),
});

/** Takes a `readAllNotifications` back. */
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
  /** Shown by the bell. */
  inShop: v.boolean(),
  byMail: v.boolean(),
});
export type NotificationSetting = v.InferOutput<typeof setting>;

/** Kinds the user can be told of, each with its setting; letters of a kind that has none are `byMail` false and `hasMail` false. */
export const getNotificationSettings = defineCall({
  method: 'GET',
  path: '/api/notifications/settings/',
  summary: 'How the user wants to be told',
  access: 'shop.use',
  answer: v.object({ items: v.array(v.object({ ...setting.entries, hasMail: v.boolean() })) }),
});

export const saveNotificationSetting = defineCall({
  method: 'POST',
  path: '/api/notifications/settings/',
  summary: 'Change how the user wants to be told',
  access: 'shop.use',
  body: setting,
  answer: nothing,
});
