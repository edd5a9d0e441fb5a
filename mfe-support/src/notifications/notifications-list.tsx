import type { Notification } from '@shop/contracts/support/notifications';
import { plural } from '@shop/domain/format/number';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { Button, Card, Text } from '@shop/ui';
import { ArrowUpIcon } from '@shop/ui/parts/icons';
import { duration, media, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { NoNotifications } from './no-notifications.tsx';
import { NotificationRow } from './notification-row.tsx';
import { KindSelect } from './notifications-filter.tsx';
import type { useNotificationsParams } from './use-notifications-params.ts';

interface NotificationsListProps {
  readonly params: ReturnType<typeof useNotificationsParams>;
  readonly notifications: readonly Notification[];
  /** Another page is loading. */
  readonly isBusy: boolean;
  readonly arrivedCount: number;
  readonly onReveal: () => void;
  readonly onMark: ((notification: Notification) => void) | undefined;
}

/** The filter, the count of new ones, and the list. */
export function NotificationsList(props: NotificationsListProps) {
  const { params, notifications, isBusy, arrivedCount, onReveal, onMark } = props;
  // The pressed button disappears with its row or with the new ones shown; focus moves to the first row.
  const region = useKeptFocus<HTMLDivElement>(notifications.map(({ id }) => id).join());
  return (
    <Region ref={region}>
      <Tools>
        <KindSelect {...params} />
        <Status role="status">
          {arrivedCount > 0 ? (
            <Button size="s" icon={<ArrowUpIcon />} onClick={onReveal}>
              Показать {arrivedCount} {plural(arrivedCount, 'новое', 'новых', 'новых')}
            </Button>
          ) : (
            params.filter.page > 1 && (
              <Text size="s" tone="muted">
                Страница {params.filter.page}
              </Text>
            )
          )}
        </Status>
      </Tools>
      {notifications.length === 0 ? (
        <NoNotifications
          filter={params.filter}
          toAll={params.hrefFor({ kind: undefined, isUnread: false })}
        />
      ) : (
        <Card padding={0}>
          <List aria-label="Уведомления" aria-busy={isBusy}>
            {notifications.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} onMark={onMark} />
            ))}
          </List>
        </Card>
      )}
    </Region>
  );
}

const Region = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  ${media.down('mobile')} {
    & > :first-child {
      flex: 1 1 0;
      min-inline-size: 0;
    }
  }
`;

/** Reserves the space of the button. */
const Status = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  min-block-size: 36px;
  & > * {
    margin-inline-start: ${space[3]};
  }
`;

const List = styled.ul`
  overflow: clip;
  border-radius: inherit;
  transition: opacity ${duration.fast};
  &[aria-busy='true'] {
    opacity: 0.85;
  }
`;
