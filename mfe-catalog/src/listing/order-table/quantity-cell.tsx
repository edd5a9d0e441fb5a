import type { Offer, ProductItem } from '@shop/contracts/catalog/products';
import { amountOf } from '@shop/domain/format/measure';
import type { KeyboardEvent } from 'react';
import { Field, Note } from '../../common/quantity-fields/cell-parts.ts';
import { useTypedQuantity } from '../../common/quantity-fields/use-quantity.ts';
import { useQuantityInput } from '../../common/quantity-fields/use-quantity-input.ts';

interface QuantityCellProps {
  readonly product: ProductItem;
  readonly offer: Offer;
  /** Name and size. */
  readonly name: string;
  /** Id of the row: its note is `…-note`, its stock `…-stock`. */
  readonly id: string;
  readonly canOrder: boolean;
  readonly onFocus: () => void;
  /** 1 for the next row, −1 for the one before. */
  readonly onStep: (step: 1 | -1) => void;
  readonly onPasteBlock: (block: string) => void;
}

/** How many of an offer the basket holds, to be typed over. What becomes of it stands beside. */
export function QuantityCell(props: QuantityCellProps) {
  const { product, offer, name, id, canOrder, onFocus, onStep, onPasteBlock } = props;
  // The stock is told where there is not enough of it.
  const isMore = useTypedQuantity(product, offer) > offer.stockStatus.quantity;
  const { input } = useQuantityInput({
    product,
    offer,
    name,
    onFocus,
    onPasteBlock,
    onKey: (event) => {
      const step = stepOf(event);
      return step && (() => onStep(step));
    },
  });
  if (!canOrder) return <Note>{amountOf(product.minOrderCount, product.measure.measureBase)}</Note>;
  return (
    <Field
      {...input}
      aria-label={`Количество: ${name}`}
      aria-describedby={isMore ? `${id}-note ${id}-stock` : `${id}-note`}
    />
  );
}

function stepOf({ key, shiftKey }: KeyboardEvent): 1 | -1 | undefined {
  if (key === 'Enter') return shiftKey ? -1 : 1;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : undefined;
}
