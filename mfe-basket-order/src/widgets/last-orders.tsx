import { useEvent } from '@shop/shared/events';
import { formatInstantDay } from '@shop/shared/format/date';
import { messageOf } from '@shop/shared/http';
import { useQuery } from '@shop/shared/query';
import { useIsAllowed } from '@shop/shared/session';
import { color, font, space } from '@shop/shared/theme';
import { Button, Link, Panel, Skeleton, Stack, Text } from '@shop/shared/ui';
import { Money } from '@shop/shared/ui/money';
import styled from 'styled-components';
import { lastOrdersQuery } from '../orders/order.queries.ts';
import { OrderStatusBadge } from '../orders/order-status-badge.tsx';

/** Home page: the last orders and where they are; nothing for those who have none. */
export function Widget() {
  const isAllowed = useIsAllowed('order.see');
  return isAllowed ? <LastOrders /> : null;
}

function LastOrders() {
  const orders = useQuery(lastOrdersQuery());
  useEvent('order.placed', () => void orders.refetch());
  useEvent('order.changed', () => void orders.refetch());
  return (
    <Panel title="Последние заказы" actions={<Link to="/orders/">Все заказы</Link>}>
      {orders.isPending ? (
        <Skeleton height={92} />
      ) : !orders.data ? (
        <Stack gap={2} align="start">
          <Text tone="muted">{messageOf(orders.error)}</Text>
          <Button size="s" onClick={() => void orders.refetch()}>
            Повторить
          </Button>
        </Stack>
      ) : orders.data.items.length === 0 ? (
        <Text tone="muted">Заказов пока не было. Они появятся здесь сразу после оформления.</Text>
      ) : (
        <List>
          {orders.data.items.map(({ id, number, createdAt, status, totalKopecks }) => (
            <li key={id}>
              <Link to={`/orders/${id}/`}>№ {number}</Link>
              <Text size="s" tone="subtle" numeric>
                {formatInstantDay(createdAt)}
              </Text>
              <OrderStatusBadge status={status} />
              {totalKopecks !== null && <Money kopecks={totalKopecks} weight="medium" />}
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    justify-items: start;
    gap: ${space[1]} ${space[3]};
    ${font.tabular}
    & > * {
      justify-self: start;
    }
    & > :nth-child(even) {
      justify-self: end;
    }
  }
  & > li + li {
    padding-block-start: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }
`;
