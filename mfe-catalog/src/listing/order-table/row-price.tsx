import type { Offer, ProductItem } from '@shop/contracts/catalog/products';
import { amountOf, perUnit } from '@shop/domain/format/measure';
import { formatMoney } from '@shop/domain/format/money';
import { formatNumber } from '@shop/domain/format/number';
import { Money } from '@shop/ui/parts/money';
import { nextBreak, priceAt } from '../../common/offers/price.ts';
import { Hint } from '../../common/quantity-fields/cell-parts.ts';
import { useTypedQuantity } from '../../common/quantity-fields/use-quantity.ts';

interface RowPriceProps {
  readonly product: ProductItem;
  readonly offer: Offer;
}

/**
 * The contract's price at the quantity of the row, and how much more makes it cheaper: «ещё 4 — и цена 95 ₽». Both
 * follow what is being typed.
 */
export function RowPrice({ product, offer }: RowPriceProps) {
  const quantity = useTypedQuantity(product, offer);
  const { prices } = offer;
  if (!prices) return null;
  const { minOrderCount, measure } = product;
  const step = nextBreak(prices, Math.max(quantity, minOrderCount));
  return (
    <>
      <Money
        kopecks={priceAt(prices, Math.max(quantity, minOrderCount))}
        per={perUnit(measure.measureBase)}
        weight="bold"
        size="s"
      />
      {step && (
        <Hint>
          {quantity > 0
            ? `ещё ${formatNumber(step.fromQuantity - quantity)} — и\u00a0цена ${formatMoney(step.kopecks)}`
            : `от ${amountOf(step.fromQuantity, measure.measureBase)} — ${formatMoney(step.kopecks)}`}
        </Hint>
      )}
    </>
  );
}
