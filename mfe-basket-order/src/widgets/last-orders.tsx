import { formatInstantDay } from '@shop/domain/format/date';
import { TileStates } from '@shop/kit/page/tile-states';
import { useEvent } from '@shop/platform/events';
import { useQuery } from '@shop/platform/query';
import { useIsAllowed } from '@shop/platform/session';
import { Button, Link, Panel, Row, Skeleton, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { color, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { OrderStatusBadge } from '../common/order-status-badge.tsx';
import { lastOrdersQuery } from '../orders/common/last-orders.queries.ts';
import { useRepeatedOrder } from '../orders/copy/use-repeated-order.ts';

/** Sent before the session is known (decision 082). */
export const first = () => [lastOrdersQuery()];

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
    <Panel title="Последние заказы" actions={<Link to="/orders/">Все заказы</Link>}>
      <TileStates
        query={orders}
        pending={<Skeleton height={196} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<Text tone="muted">Заказов пока не было. Они появятся здесь сразу после оформления.</Text>}
      >
        {({ items }) => (
          <List>
            {items.map(({ id, number, createdAt, status, totalKopecks }) => (
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
      </TileStates>
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
