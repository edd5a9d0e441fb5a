import {
  getNotificationSettings,
  getNotifications,
  readAllNotifications,
  readNotification,
  saveNotificationSetting,
  unreadNotifications,
} from '@shop/contracts/support/notifications';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/live-events.ts';
import { route, write } from '../../platform/http/route.ts';
import { refuseWhenImpersonating } from '../session/session.api.ts';
import { notificationSettingsOf } from './notification-settings.ts';
import { notificationsOf } from './notifications.repository.ts';

/** The user's notifications and their settings (§7). An impersonating manager reads them and changes nothing. */
export const notificationRoutes = [
  route(getNotifications, async ({ db, actor, query }) => {
    const { items, ...counts } = await notificationsOf(db, actor).list(query);
    return {
      items: items.map(({ created_at, read_at, ...notification }) => ({
        ...notification,
        createdAt: created_at.toISOString(),
        isRead: read_at !== null,
      })),
      ...counts,
    };
  }),

  write(readNotification, async ({ db, actor, params }) => {
    refuseWhenImpersonating(actor);
    if (await notificationsOf(db, actor).read(params.id)) await notifyOwnPages(db, actor);
  }),

  write(readAllNotifications, async ({ db, actor }) => {
    refuseWhenImpersonating(actor);
    const { count, at } = await notificationsOf(db, actor).readAll();
    if (count > 0) await notifyOwnPages(db, actor);
    return { count, at: at?.toISOString() ?? null };
  }),

  write(unreadNotifications, async ({ db, actor, body }) => {
    refuseWhenImpersonating(actor);
    const count = await notificationsOf(db, actor).unread(new Date(body.at));
    if (count > 0) await notifyOwnPages(db, actor);
    return { count };
  }),

  route(getNotificationSettings, async ({ db, actor }) => ({
    items: await notificationSettingsOf(db, actor).list(),
  })),

  write(saveNotificationSetting, async ({ db, actor, body }) => {
    refuseWhenImpersonating(actor);
    await notificationSettingsOf(db, actor).save(body);
  }),
];

function notifyOwnPages(db: Db, { userId }: Actor): Promise<void> {
  return publish(db, 'notification.read', {}, { userId });
}
