import type { OrderSummary } from '@shop/shared/contracts/orders';
import { formatInstant } from '@shop/shared/format/date';
import { countOf } from '@shop/shared/format/number';
import { Link } from '@shop/shared/ui';
import { Money } from '@shop/shared/ui/money';
import { type Column, Table } from '@shop/shared/ui/table';
import styled from 'styled-components';
import { Recounted } from '../common/recounted.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';

const columns: readonly Column<OrderSummary>[] = [
  {
    key: 'number',
    header: 'Заказ',
    primary: true,
    cell: ({ id, number }) => <Link to={`/orders/${id}/`}>№ {number}</Link>,
  },
  { key: 'date', header: 'Оформлен', cell: ({ createdAt }) => formatInstant(createdAt) },
  { key: 'status', header: 'Статус', cell: ({ status }) => <OrderStatusBadge status={status} /> },
  {
    key: 'lines',
    header: 'Состав',
    align: 'end',
    cell: ({ lineCount }) => countOf(lineCount, 'позиция', 'позиции', 'позиций'),
  },
  {
    key: 'total',
    header: 'Сумма',
    align: 'end',
    cell: ({ totalKopecks }) => totalKopecks !== null && <Money kopecks={totalKopecks} weight="medium" />,
  },
];

interface OrdersTableProps {
  readonly orders: readonly OrderSummary[];
  /** What is shown answers an earlier filter. */
  readonly isStale: boolean;
}

export function OrdersTable({ orders, isStale }: OrdersTableProps) {
  return (
    <Clipped aria-busy={isStale}>
      <Table caption="Заказы" columns={columns} rows={orders} rowKey={(order) => order.id} />
    </Clipped>
  );
}

/** The table's head must not stick out of the card's corners. */
const Clipped = styled(Recounted)`
  overflow: clip;
`;
