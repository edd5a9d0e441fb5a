import { amountOf, unitOf } from '@shop/domain/format/measure';
import { GoodsName } from '@shop/kit/goods';
import { Text } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { QuantityField } from '@shop/ui/parts/quantity-field';
import { type Line, type LinePosition, positionProps } from '../lines/line-position.ts';
import { ClaimCell, LineRow, ProductCell, QuantityCell, SelectCell } from '../lines/order-line-parts.ts';

interface ClaimLineProps extends LinePosition {
  readonly line: Line;
  /** Undefined while the line is not chosen. */
  readonly quantity: number | undefined;
  /** The claim holds the maximum number of lines. */
  readonly isFull: boolean;
  readonly onChange: (position: number, quantity: number | undefined) => void;
}

/** A line that can be claimed, up to its shipped quantity. */
export function ClaimLine({ line, quantity, isFull, onChange, ...place }: ClaimLineProps) {
  const { position, name, measure, shippedQuantity } = line;
  return (
    <LineRow $layout="claim" {...positionProps(place)}>
      <SelectCell>
        <Checkbox
          label={`Выбрать: ${name}`}
          labelHidden
          checked={quantity !== undefined}
          disabled={isFull && quantity === undefined}
          onChange={({ target }) => onChange(position, target.checked ? shippedQuantity : undefined)}
        />
      </SelectCell>
      <ProductCell>
        <GoodsName {...line} />
      </ProductCell>
      <QuantityCell>
        <Text numeric nowrap>
          {amountOf(shippedQuantity, measure)}
        </Text>
      </QuantityCell>
      <ClaimCell>
        {quantity !== undefined && (
          <QuantityField
            label={name}
            size="s"
            value={quantity}
            max={shippedQuantity}
            unit={unitOf(quantity, measure)}
            onCommit={(next) => onChange(position, next)}
          />
        )}
      </ClaimCell>
    </LineRow>
  );
}
