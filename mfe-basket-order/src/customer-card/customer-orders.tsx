import { type CustomerOrders, getCustomerOrders } from '@shop/contracts/manager/customer-card';
import { formatInstantDay } from '@shop/domain/format/date';
import { TileStates } from '@shop/kit/page/tile-states';
import { callQuery, useQuery } from '@shop/platform/query';
import { Link, Panel, Row, Skeleton, Stack, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { OrderStatusBadge } from '../common/order-status-badge.tsx';

/** The customer's latest orders with their statuses and authors. */
export function CustomerOrdersPanel({ code }: { readonly code: string }) {
  const orders = useQuery(callQuery(getCustomerOrders, { query: { contragent: code } }));
  return (
    <Panel title="Последние заказы">
      <TileStates
        query={orders}
        pending={<Skeleton height={140} />}
        isEmpty={({ orderCount }) => orderCount === 0}
        empty={<Text tone="muted">Компания ещё ничего не{'\u00a0'}заказывала.</Text>}
      >
        {(shown) => <Orders {...shown} />}
      </TileStates>
    </Panel>
  );
}

function Orders({ items, orderCount }: CustomerOrders) {
  return (
    <Stack gap={3}>
      {items.map(({ id, number, createdAt, status, totalKopecks, createdByName, actedByName }) => (
        <Stack key={id} gap={1}>
          <Row justify="between" gap={2}>
            <Row gap={2}>
              <Link to={`/orders/${id}/`}>№ {number}</Link>
              <OrderStatusBadge status={status} />
            </Row>
            <Money kopecks={totalKopecks} weight="medium" />
          </Row>
          <Text size="s" tone="muted">
            {formatInstantDay(createdAt)},{' '}
            {actedByName ? `${createdByName}, за него — менеджер ${actedByName}` : createdByName}
          </Text>
        </Stack>
      ))}
      {orderCount > items.length && (
        <Text size="s" tone="muted">
          Всего заказов: {orderCount.toLocaleString('ru-RU')}
        </Text>
      )}
    </Stack>
  );
}
