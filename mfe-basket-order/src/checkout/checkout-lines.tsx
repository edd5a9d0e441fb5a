import { amountOf } from '@shop/shared/format/measure';
import { countOf, formatNumber } from '@shop/shared/format/number';
import { Button, Link, Panel, Text } from '@shop/shared/ui';
import { Money } from '@shop/shared/ui/money';
import { type Column, Table } from '@shop/shared/ui/table';
import { useState } from 'react';
import { lineName } from '../common/line-name.ts';
import type { Checkout } from './checkout.queries.ts';

type Line = Checkout['lines'][number];

const columns: readonly Column<Line>[] = [
  {
    key: 'name',
    header: 'Товар',
    primary: true,
    cell: ({ name, article, quantity, availableQuantity }) => (
      <>
        {lineName(name)}
        <Text as="div" size="s" tone="subtle" weight="regular" numeric>
          {article}
        </Text>
        {availableQuantity < quantity && (
          <Text as="div" size="s" tone="warning" weight="regular" numeric>
            В наличии {formatNumber(availableQuantity)} из {formatNumber(quantity)}
          </Text>
        )}
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
  {
    key: 'price',
    header: 'Цена',
    align: 'end',
    width: '112px',
    cell: ({ priceKopecks }) => <Money kopecks={priceKopecks} />,
  },
  {
    key: 'total',
    header: 'Сумма',
    align: 'end',
    width: '120px',
    cell: ({ totalKopecks }) => <Money kopecks={totalKopecks} weight="medium" />,
  },
];

const shownAtFirst = 10;

/** What the order is made of; of a long order the beginning, the rest on request. */
export function CheckoutLines({ lines }: { lines: readonly Line[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const hiddenCount = isWhole ? 0 : Math.max(lines.length - shownAtFirst, 0);
  return (
    <Panel
      title="Состав заказа"
      actions={<Link to="/basket/">Изменить в корзине</Link>}
      padding={0}
      footer={
        hiddenCount > 0 && (
          <Button size="s" variant="quiet" onClick={() => setIsWhole(true)}>
            Показать ещё {countOf(hiddenCount, 'позицию', 'позиции', 'позиций')}
          </Button>
        )
      }
    >
      <Table
        caption="Товары заказа"
        columns={columns}
        rows={hiddenCount > 0 ? lines.slice(0, shownAtFirst) : lines}
        rowKey={(line) => line.offerId}
      />
    </Panel>
  );
}
