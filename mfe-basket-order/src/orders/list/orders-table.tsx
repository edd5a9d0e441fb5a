import { ORDER_TYPE_NAMES, type OrderSummary } from '@shop/contracts/basket-order/orders';
import { formatInstant } from '@shop/domain/format/date';
import { countOf } from '@shop/domain/format/number';
import { Badge, Link, Row, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { type Column, Table } from '@shop/ui/parts/table';
import styled from 'styled-components';
import { OrderStatusBadge } from '../../common/order-status-badge.tsx';
import { Recalculated } from '../../common/recalculated.ts';
import { useRepeatedOrder } from '../copy/use-repeated-order.ts';
import { OrderRowActions } from './order-row-actions.tsx';

const about: readonly Column<OrderSummary>[] = [
  {
    key: 'number',
    header: 'Заказ',
    primary: true,
    cell: ({ id, number, createdAt }) => (
      <>
        <Link to={`/orders/${id}/`}>№ {number}</Link>
        <Text as="div" size="s" tone="subtle" weight="regular" numeric>
          {formatInstant(createdAt)}
        </Text>
      </>
    ),
  },
  {
    key: 'status',
    header: 'Статус',
    cell: ({ status, awaitsDecision }) => (
      <Row gap={1}>
        <OrderStatusBadge status={status} />
        {awaitsDecision && <Badge tone="warning">Ждёт согласия</Badge>}
      </Row>
    ),
  },
  {
    key: 'lines',
    header: 'Состав',
    cell: ({ lineCount, orderType }) => (
      // One block keeps both lines together in the card layout.
      <div>
        {countOf(lineCount, 'позиция', 'позиции', 'позиций')}
        <Text as="div" size="s" tone="subtle">
          {ORDER_TYPE_NAMES[orderType]}
        </Text>
      </div>
    ),
  },
];

const company: Column<OrderSummary> = {
  key: 'company',
  header: 'Компания',
  cell: ({ counterpartyName }) => counterpartyName,
};

const sum: Column<OrderSummary> = {
  key: 'total',
  header: 'Сумма',
  align: 'end',
  cell: ({ totalKopecks }) => totalKopecks !== null && <Money kopecks={totalKopecks} weight="medium" />,
};

interface OrdersTableProps {
  readonly orders: readonly OrderSummary[];
  /** The rows belong to the previous filter. */
  readonly isStale: boolean;
  /** The orders may belong to several companies. */
  readonly isOfSeveral: boolean;
}

/** A page of the list with row actions. Users without the right to prices see no sums. */
export function OrdersTable({ orders, isStale, isOfSeveral }: OrdersTableProps) {
  const repeated = useRepeatedOrder();
  const hasSums = orders.some(({ totalKopecks }) => totalKopecks !== null);
  const actions: Column<OrderSummary> = {
    key: 'actions',
    header: 'Действия',
    align: 'end',
    cardLabel: false,
    cell: (order) => <OrderRowActions order={order} repeated={repeated} />,
  };
  return (
    <Clipped aria-busy={isStale}>
      <Table
        caption="Заказы"
        columns={[...about, ...(isOfSeveral ? [company] : []), ...(hasSums ? [sum] : []), actions]}
        rows={orders}
        rowKey={(order) => order.id}
        cardsBelow={680}
      />
      {repeated.dialog}
    </Clipped>
  );
}

/** Clips the head of the table to the rounded corners of the card. */
const Clipped = styled(Recalculated)`
  overflow: clip;
`;
