import { notificationKind } from '@shop/contracts/support/notifications';
import { useLocation, useNavigate } from '@shop/platform/router';
import * as v from 'valibot';
import type { NotificationsFilter } from './notifications.queries.ts';

const schema = v.object({
  page: v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), 1),
  kind: v.fallback(v.optional(notificationKind), undefined),
  unread: v.fallback(v.optional(v.literal('Y')), undefined),
});

const PATH = '/notification/';

/** Reads the filter from search parameters; invalid values are ignored. */
export function notificationsFilterOf(search: URLSearchParams): NotificationsFilter {
  const { page, kind, unread } = v.parse(schema, Object.fromEntries(search));
  return { page, kind, isUnread: unread !== undefined };
}

/** The filter of the list from the URL. */
export function useNotificationsParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filter = notificationsFilterOf(new URLSearchParams(search));
  const hrefFor = (change: Partial<NotificationsFilter>) => hrefOf({ ...filter, page: 1, ...change });
  return {
    filter,
    hrefFor,
    /** A changed filter goes back to the first page. */
    choose: (change: Partial<NotificationsFilter>) => navigate(hrefFor(change)),
    /** Follows the server, which answers a page beyond the last with the last one. */
    setPage: (shown: number) => navigate(hrefFor({ page: shown }), { replace: true }),
  };
}

function hrefOf({ page, kind, isUnread }: NotificationsFilter): string {
  const search = new URLSearchParams();
  if (isUnread) search.set('unread', 'Y');
  if (kind) search.set('kind', kind);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${PATH}?${search}` : PATH;
}
