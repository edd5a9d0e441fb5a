import {
  getNotificationSettings,
  getNotifications,
  type NotificationKind,
} from '@shop/contracts/support/notifications';
import { PAGE_SIZE } from '@shop/domain/constants';
import { callQuery, keepPreviousData } from '@shop/platform/query';

export interface NotificationsFilter {
  readonly page: number;
  readonly kind: NotificationKind | undefined;
  readonly isUnread: boolean;
}

export const notificationsQuery = (filter: NotificationsFilter) => ({
  ...callQuery(getNotifications, { query: { ...filter, pageSize: PAGE_SIZE.notifications } }),
  placeholderData: keepPreviousData,
});

/** The limit of the home page. */
const SHOWN_AT_HOME = 3;

export const lastUnreadQuery = () =>
  callQuery(getNotifications, { query: { isUnread: true, pageSize: SHOWN_AT_HOME } });

export const settingsQuery = () => callQuery(getNotificationSettings, {});
