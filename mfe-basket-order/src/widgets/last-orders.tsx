import { formatInstantDay } from '@shop/domain/format/date';
import { useEvent } from '@shop/platform/events';
import { useQuery } from '@shop/platform/query';
import { useIsAllowed } from '@shop/platform/session';
import { Button, Link, Panel, Row, Skeleton, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { TileFailure } from '@shop/ui/parts/tile-failure';
import { color, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { OrderStatusBadge } from '../common/order-status-badge.tsx';
import { lastOrdersQuery } from '../orders/common/last-orders.queries.ts';
import { useRepeatedOrder } from '../orders/copy/use-repeated-order.ts';

/** Home page: the last orders, where they are, and one click to buy the same again; nothing for those who have none. */
export function Widget() {
  const isAllowed = useIsAllowed('order.see');
  return isAllowed ? <LastOrders /> : null;
}

function LastOrders() {
  const orders = useQuery(lastOrdersQuery());
  const { copiedId, repeating, repeat, dialog } = useRepeatedOrder();
  useEvent('order.placed', () => void orders.refetch());
  useEvent('order.changed', () => void orders.refetch());

  return (
    <Panel
      aria-busy={orders.isPending}
      title="Последние заказы"
      actions={<Link to="/orders/">Все заказы</Link>}
    >
      {orders.isPending ? (
        <Skeleton height={196} />
      ) : !orders.data ? (
        <TileFailure error={orders.error} onRetry={() => void orders.refetch()} />
      ) : orders.data.items.length === 0 ? (
        <Text tone="muted">Заказов пока не было. Они появятся здесь сразу после оформления.</Text>
      ) : (
        <List>
          {orders.data.items.map(({ id, number, createdAt, status, totalKopecks }) => (
            <li key={id}>
              <Row justify="between" gap={2}>
                <Link to={`/orders/${id}/`}>№ {number}</Link>
                {totalKopecks !== null && <Money kopecks={totalKopecks} weight="medium" />}
              </Row>
              <Row justify="between" gap={2} wrap={false}>
                <Row gap={2}>
                  <Text size="s" tone="subtle" numeric>
                    {formatInstantDay(createdAt)}
                  </Text>
                  <OrderStatusBadge status={status} />
                </Row>
                <Button
                  size="s"
                  aria-label={`${copiedId === id ? 'В корзине: ' : 'Повторить '}заказ № ${number}`}
                  pending={repeating === id}
                  aria-disabled={copiedId === id}
                  onClick={() => copiedId === id || repeat(id)}
                >
                  {copiedId === id ? 'В корзине' : 'Повторить'}
                </Button>
              </Row>
            </li>
          ))}
        </List>
      )}
      {dialog}
    </Panel>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  & > li {
    display: grid;
    gap: ${space[1]};
  }
  & > li + li {
    padding-block-start: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }
`;
