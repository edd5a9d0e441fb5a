import { amountOf } from '@shop/domain/format/measure';
import { GoodsName } from '@shop/kit/goods';
import { Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { type Line, type LinePosition, positionProps } from './line-position.ts';
import { LineRow, PriceCell, ProductCell, QuantityCell, TotalCell } from './order-line-parts.ts';

interface OrderLineProps extends LinePosition {
  readonly line: Line;
  readonly isPriced: boolean;
}

/** A line with its price, ordered and shipped quantities. */
export function OrderLine({ line, isPriced, ...place }: OrderLineProps) {
  const { quantity, orderedQuantity, shippedQuantity, measure, priceKopecks, totalKopecks } = line;
  return (
    <LineRow $layout={isPriced ? 'priced' : 'plain'} {...positionProps(place)}>
      <ProductCell>
        <GoodsName {...line} />
      </ProductCell>
      {isPriced && <PriceCell>{priceKopecks !== null && <Money kopecks={priceKopecks} />}</PriceCell>}
      <QuantityCell>
        <Text numeric nowrap>
          {amountOf(quantity, measure)}
        </Text>
        {orderedQuantity !== null && (
          <Text as="div" size="s" numeric tone="muted">
            подтверждено {quantity} из&nbsp;{amountOf(orderedQuantity, measure)}
          </Text>
        )}
        {shippedQuantity > 0 && (
          <Text as="div" size="s" numeric tone={shippedQuantity < quantity ? 'muted' : 'success'}>
            {shippedQuantity < quantity ? `отгружено ${amountOf(shippedQuantity, measure)}` : 'отгружено'}
          </Text>
        )}
      </QuantityCell>
      {isPriced && (
        <TotalCell>{totalKopecks !== null && <Money kopecks={totalKopecks} weight="medium" />}</TotalCell>
      )}
    </LineRow>
  );
}
