import type { Offer } from '@shop/contracts/catalog/products';
import { amountOf } from '@shop/domain/format/measure';
import { formatNumber } from '@shop/domain/format/number';
import { color, space } from '@shop/ui/theme';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { variantAxes } from '../../common/offers/offer-choice.ts';
import { Field, Hint } from '../../common/quantity-fields/cell-parts.ts';
import { rowName, useTypedQuantity } from '../../common/quantity-fields/use-quantity.ts';
import { useQuantityInput } from '../../common/quantity-fields/use-quantity-input.ts';
import type { Product } from '../common/product.queries.ts';

interface SizeQuantityProps {
  readonly product: Product;
  readonly offer: Offer;
  /** Where it is said what became of the quantity. */
  readonly noteId: string;
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>) => (() => void) | undefined;
  readonly onPasteBlock: (block: string) => void;
}

/** How many of one size, and how many there are. A tick: the basket holds just that. */
export function SizeQuantity({ product, offer, noteId, onKey, onPasteBlock }: SizeQuantityProps) {
  const { input, isStored } = useQuantityInput({
    product,
    offer,
    name: rowName(product, offer),
    onKey,
    onPasteBlock,
  });
  const { isInStock, quantity } = offer.stockStatus;
  const isMore = useTypedQuantity(product, offer) > quantity;
  const size = variantAxes([offer])
    .map((axis) => `${axis} ${offer.variant[axis]}`)
    .join(', ');
  const stock = isInStock ? `в наличии ${amountOf(quantity, product.measure.measureBase)}` : 'нет в наличии';
  return (
    <Cell>
      <Quantity
        {...input}
        $isStored={isStored}
        data-offer={offer.id}
        aria-label={`${size || offer.name}, ${stock}${isStored ? ', в\u00a0корзине' : ''}`}
        aria-describedby={noteId}
      />
      <Stock aria-hidden $isMore={isMore}>
        {isStored && '✓ '}
        {formatNumber(quantity)}
      </Stock>
    </Cell>
  );
}

const Cell = styled.div`
  display: grid;
  justify-items: stretch;
  inline-size: 76px;
`;

const Quantity = styled(Field)<{ $isStored: boolean }>`
  padding-inline: ${space[1]};
  text-align: center;
  ${(p) => p.$isStored && `border-color: ${color.success}; background: ${color.successSoft}; font-weight: 600;`}
`;

const Stock = styled(Hint)<{ $isMore: boolean }>`
  text-align: center;
  color: ${(p) => (p.$isMore ? color.warning : color.textMuted)};
`;
