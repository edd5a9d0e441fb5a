import type { PageRoute } from '@shop/remote';
import { notificationsQuery } from './notifications.queries.ts';
import { notificationsFilterOf } from './use-notifications-params.ts';

/** `/notification/` (§2). */
export const notificationsRoute: PageRoute = {
  first: ({ search }) => [notificationsQuery(notificationsFilterOf(search))],
  page: async () =>
    (await import(/* webpackChunkName: "notifications" */ './notifications-page.tsx')).NotificationsPage,
};
