import { amountOf } from '@shop/domain/format/measure';
import { Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { LineName } from './line-name.tsx';
import { LineRow, PriceCell, ProductCell, QuantityCell, TotalCell } from './order-line-parts.ts';
import { type Line, type LinePlace, placeOf } from './placed-line.ts';

interface OrderLineProps extends LinePlace {
  readonly line: Line;
  readonly isPriced: boolean;
}

/** One line: the product, its price, what was ordered and how much of it has been shipped. */
export function OrderLine({ line, isPriced, ...place }: OrderLineProps) {
  const { quantity, shippedQuantity, measure, priceKopecks, totalKopecks } = line;
  return (
    <LineRow $layout={isPriced ? 'priced' : 'plain'} {...placeOf(place)}>
      <ProductCell>
        <LineName line={line} />
      </ProductCell>
      {isPriced && <PriceCell>{priceKopecks !== null && <Money kopecks={priceKopecks} />}</PriceCell>}
      <QuantityCell>
        <Text numeric nowrap>
          {amountOf(quantity, measure)}
        </Text>
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
