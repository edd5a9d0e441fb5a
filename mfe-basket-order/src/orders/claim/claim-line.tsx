import { amountOf, unitOf } from '@shop/domain/format/measure';
import { Text } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { QuantityField } from '@shop/ui/parts/quantity-field';
import { LineName } from '../lines/line-name.tsx';
import { ClaimCell, LineRow, ProductCell, QuantityCell, SelectCell } from '../lines/order-line-parts.ts';
import { type Line, type LinePlace, placeOf } from '../lines/placed-line.ts';

interface ClaimLineProps extends LinePlace {
  readonly line: Line;
  /** Undefined as long as it is not chosen. */
  readonly quantity: number | undefined;
  /** No more lines fit into the claim. */
  readonly isFull: boolean;
  readonly onChange: (position: number, quantity: number | undefined) => void;
}

/** A line that can be claimed about, as much of it as has been shipped. */
export function ClaimLine({ line, quantity, isFull, onChange, ...place }: ClaimLineProps) {
  const { position, name, measure, shippedQuantity } = line;
  return (
    <LineRow $layout="claim" {...placeOf(place)}>
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
        <LineName line={line} />
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
