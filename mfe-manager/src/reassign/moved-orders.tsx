import type { getReassignForm } from '@shop/contracts/manager/manager-users';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { formatDay } from '@shop/domain/format/date';
import { Card, Text } from '@shop/ui';
import { type Column, Table } from '@shop/ui/parts/table';
import styled from 'styled-components';

type Moved = CallAnswer<typeof getReassignForm>['orders'][number];

const columns: readonly Column<Moved>[] = [
  {
    key: 'number',
    header: 'Заказ',
    primary: true,
    cell: ({ number }) => (
      <Text nowrap>
        №{'\u00a0'}
        {number}
      </Text>
    ),
  },
  { key: 'placed', header: 'Дата', cell: ({ placedOn }) => formatDay(placedOn) },
  { key: 'status', header: 'Статус', cell: ({ status }) => status },
  { key: 'company', header: 'Компания', cell: ({ companyName }) => companyName },
];

interface MovedOrdersProps {
  readonly orders: readonly Moved[];
  /** The number of all orders that move. */
  readonly orderCount: number;
}

/** The first orders that move. */
export function MovedOrders({ orders, orderCount }: MovedOrdersProps) {
  const more = orderCount - orders.length;
  return (
    <>
      <Scrolled role="region" aria-label="Что перейдёт" tabIndex={0} padding={0}>
        <Table
          caption="Что перейдёт"
          columns={columns}
          rows={orders}
          rowKey={({ id }) => id}
          cardsBelow={420}
        />
      </Scrolled>
      {more > 0 && <Text size="s" tone="muted">{`И\u00a0ещё ${more}, более ранних.`}</Text>}
    </>
  );
}

/** Scrolls, so that the choice of the new owner stays in sight. */
const Scrolled = styled(Card)`
  max-block-size: 260px;
  overflow-y: auto;
`;
