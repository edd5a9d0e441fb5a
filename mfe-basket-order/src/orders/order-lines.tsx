import type { Order } from '@shop/shared/contracts/orders';
import { amountOf } from '@shop/shared/format/measure';
import { Panel, Text } from '@shop/shared/ui';
import { Money } from '@shop/shared/ui/money';
import { type Column, Table } from '@shop/shared/ui/table';
import { lineName } from '../common/line-name.ts';

type Line = Order['lines'][number];

const about: readonly Column<Line>[] = [
  {
    key: 'name',
    header: 'Товар',
    primary: true,
    cell: ({ name, article }) => (
      <>
        {lineName(name)}
        <Text as="div" size="s" tone="subtle" weight="regular" numeric>
          {article}
        </Text>
      </>
    ),
  },
  {
    key: 'quantity',
    header: 'Кол-во',
    align: 'end',
    width: '96px',
    cell: ({ quantity, measure }) => amountOf(quantity, measure),
  },
];

const sums: readonly Column<Line>[] = [
  {
    key: 'price',
    header: 'Цена',
    align: 'end',
    width: '112px',
    cell: ({ priceKopecks }) => priceKopecks !== null && <Money kopecks={priceKopecks} />,
  },
  {
    key: 'total',
    header: 'Сумма',
    align: 'end',
    width: '120px',
    cell: ({ totalKopecks }) => totalKopecks !== null && <Money kopecks={totalKopecks} weight="medium" />,
  },
];

/** What was ordered; without the right to prices, without the columns of sums. */
export function OrderLines({ order: { lines, totalKopecks } }: { order: Order }) {
  return (
    <Panel title="Состав заказа" padding={0}>
      <Table
        caption="Товары заказа"
        columns={totalKopecks === null ? about : [...about, ...sums]}
        rows={lines}
        rowKey={(line) => line.offerId}
      />
    </Panel>
  );
}
