import { ORDER_TYPE_NAMES, type OrderSummary } from '@shop/contracts/basket-order/orders';
import { formatInstant } from '@shop/domain/format/date';
import { countOf } from '@shop/domain/format/number';
import { Link, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { type Column, Table } from '@shop/ui/parts/table';
import styled from 'styled-components';
import { OrderStatusBadge } from '../../common/order-status-badge.tsx';
import { Recounted } from '../../common/recounted.ts';
import { useRepeatedOrder } from '../copy/use-repeated-order.ts';
import { OrderActions } from './order-actions.tsx';

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
  { key: 'status', header: 'Статус', cell: ({ status }) => <OrderStatusBadge status={status} /> },
  {
    key: 'lines',
    header: 'Состав',
    cell: ({ lineCount, orderType }) => (
      // One block: in a card the two lines stand below each other too.
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
  /** What is shown answers an earlier filter. */
  readonly isStale: boolean;
  /** They may be of several companies. */
  readonly isOfSeveral: boolean;
}

/** A page of the list, with what can be done without opening an order; without the right to prices, without sums. */
export function OrdersTable({ orders, isStale, isOfSeveral }: OrdersTableProps) {
  const repeated = useRepeatedOrder();
  const hasSums = orders.some(({ totalKopecks }) => totalKopecks !== null);
  const actions: Column<OrderSummary> = {
    key: 'actions',
    header: 'Действия',
    align: 'end',
    cardLabel: false,
    cell: (order) => <OrderActions order={order} repeated={repeated} />,
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

/** The table's head must not stick out of the card's corners. */
const Clipped = styled(Recounted)`
  overflow: clip;
`;
