import { PAGE_SIZE } from '@shop/domain/constants';
import { useEvent } from '@shop/platform/events';
import { useQuery } from '@shop/platform/query';
import { PageFailure, usePageTitle } from '@shop/remote';
import { PageHeader, Stack } from '@shop/ui';
import { Pagination } from '@shop/ui/parts/pagination';
import { useEffect } from 'react';
import { ActedNotice } from './acted-notice.tsx';
import { notificationsQuery } from './notifications.queries.ts';
import { UnreadTabs } from './notifications-filter.tsx';
import { NotificationsList } from './notifications-list.tsx';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';
import { PageActions } from './page-actions.tsx';
import { useActed } from './use-acted.ts';
import { useArrived } from './use-arrived.ts';
import { useNotificationsParams } from './use-notifications-params.ts';
import { useReading } from './use-reading.ts';

/** `/notification/`: what the user has been told, newest first (§2); what arrives meanwhile waits above the list. */
export function NotificationsPage() {
  usePageTitle('Уведомления');
  const params = useNotificationsParams();
  const { filter, hrefFor, setPage } = params;
  const acted = useActed();
  const query = useQuery(notificationsQuery(filter));
  const { data, isPlaceholderData, refetch } = query;
  const now = isPlaceholderData ? undefined : data?.items;
  const { shown, arrivedCount, reveal } = useArrived(now, hrefFor(filter), PAGE_SIZE.notifications);
  const { withMarks, mark, forget } = useReading();
  useEvent('notification.added', () => void refetch());
  useEvent('notification.read', () => void refetch());
  useEvent('counterparty.switched', () => void refetch());

  const shownPage = data?.pageNavigation.pageNumber;
  useEffect(() => {
    if (!isPlaceholderData && shownPage !== undefined && shownPage !== filter.page) setPage(shownPage);
  });

  if (!data && !query.isPending)
    return (
      <PageFailure
        error={query.error}
        title="Не удалось загрузить уведомления"
        onRetry={() => void refetch()}
        retrying={query.isFetching}
      />
    );
  const notifications = (isPlaceholderData && data ? data.items : shown).map(withMarks);
  return (
    <Stack gap={4}>
      <PageHeader
        title="Уведомления"
        actions={
          !acted && (
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
      {acted && <ActedNotice {...acted} />}
      <UnreadTabs params={params} unreadCount={data?.unreadCount} />
      {data ? (
        <NotificationsList
          params={params}
          notifications={notifications}
          isBusy={isPlaceholderData}
          arrivedCount={filter.page === 1 ? arrivedCount : 0}
          onReveal={reveal}
          onMark={acted ? undefined : mark}
        />
      ) : (
        <NotificationsSkeleton />
      )}
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
