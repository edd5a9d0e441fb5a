import { formatInstant } from '@shop/domain/format/date';
import { TileStates } from '@shop/kit/page/tile-states';
import { useEvent } from '@shop/platform/events';
import { useQuery } from '@shop/platform/query';
import { Link, Panel, Skeleton, Text } from '@shop/ui';
import { color, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { lastUnreadQuery } from '../notifications/notifications.queries.ts';
import { readByOpening } from '../notifications/read-by-opening.ts';
import { useImpersonatedUser } from '../notifications/use-impersonated-user.ts';

/** The tile of the home page: the latest unread notifications. */
export function Widget() {
  const notifications = useQuery(lastUnreadQuery());
  const isImpersonated = useImpersonatedUser() !== undefined;
  useEvent('notification.added', () => void notifications.refetch());
  useEvent('notification.read', () => void notifications.refetch());
  return (
    <Panel title="Уведомления" actions={<Link to="/notification/">Все уведомления</Link>}>
      <TileStates
        query={notifications}
        pending={<Skeleton height={178} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<Text tone="muted">Новых уведомлений нет.</Text>}
      >
        {({ items }) => (
          <List>
            {items.map((notification) => (
              <li key={notification.id}>
                <Text as="p" size="xs" tone="subtle" numeric>
                  <time dateTime={notification.createdAt}>{formatInstant(notification.createdAt)}</time>
                </Text>
                <Text clamp={2}>
                  {notification.link ? (
                    <Link to={notification.link} {...(!isImpersonated && readByOpening(notification))}>
                      {notification.title}
                    </Link>
                  ) : (
                    notification.title
                  )}
                </Text>
              </li>
            ))}
          </List>
        )}
      </TileStates>
    </Panel>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  overflow-wrap: anywhere;
  & > li + li {
    padding-block-start: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }
`;
