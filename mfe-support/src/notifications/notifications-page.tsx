import { PAGE_SIZE } from '@shop/domain/constants';
import { QueryFailure, QueryStates } from '@shop/kit/page/query-states';
import { useShownPage } from '@shop/kit/page/use-shown-page';
import { useEvent } from '@shop/platform/events';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { PageHeader, Stack } from '@shop/ui';
import { Pagination } from '@shop/ui/parts/pagination';
import { ImpersonationNotice } from './impersonation-notice.tsx';
import { notificationsQuery } from './notifications.queries.ts';
import { UnreadTabs } from './notifications-filter.tsx';
import { NotificationsList } from './notifications-list.tsx';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';
import { PageActions } from './page-actions.tsx';
import { useArrivedNotifications } from './use-arrived-notifications.ts';
import { useImpersonatedUser } from './use-impersonated-user.ts';
import { useMarkAsRead } from './use-mark-as-read.ts';
import { useNotificationsParams } from './use-notifications-params.ts';

const FAILURE = 'Не удалось загрузить уведомления';

/** `/notification/`: the user's notifications, newest first (§2); new ones wait above the list. */
export function NotificationsPage() {
  usePageTitle('Уведомления');
  const params = useNotificationsParams();
  const { filter, hrefFor, setPage } = params;
  const impersonated = useImpersonatedUser();
  const query = useQuery(notificationsQuery(filter));
  const { data, isPlaceholderData, refetch } = query;
  const now = isPlaceholderData ? undefined : data?.items;
  const { shown, arrivedCount, reveal } = useArrivedNotifications(
    now,
    hrefFor(filter),
    PAGE_SIZE.notifications,
  );
  const { withMarks, mark, forget } = useMarkAsRead();
  useEvent('notification.added', () => void refetch());
  useEvent('notification.read', () => void refetch());
  useEvent('counterparty.switched', () => void refetch());

  useShownPage(query, filter.page, setPage);

  if (!data && !query.isPending) return <QueryFailure query={query} failure={FAILURE} scope="page" />;
  const notifications = (isPlaceholderData && data ? data.items : shown).map(withMarks);
  return (
    <Stack gap={4}>
      <PageHeader
        title="Уведомления"
        actions={
          !impersonated && (
            <PageActions
              isAnyUnread={data !== undefined && data.unreadCount > 0}
              onAllRead={() => {
                reveal();
                forget();
              }}
            />
          )
        }
      />
      {impersonated && <ImpersonationNotice {...impersonated} />}
      <UnreadTabs params={params} unreadCount={data?.unreadCount} />
      <QueryStates query={query} failure={FAILURE} pending={<NotificationsSkeleton />}>
        {() => (
          <NotificationsList
            params={params}
            notifications={notifications}
            isBusy={isPlaceholderData}
            arrivedCount={filter.page === 1 ? arrivedCount : 0}
            onReveal={reveal}
            onMark={impersonated ? undefined : mark}
          />
        )}
      </QueryStates>
      {data && (
        <Pagination
          label="Страницы уведомлений"
          navigation={data.pageNavigation}
          hrefFor={(page) => hrefFor({ page })}
        />
      )}
    </Stack>
  );
}
