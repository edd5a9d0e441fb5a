import type { Offer, ProductItem } from '@shop/contracts/catalog/products';
import { formatShortDay } from '@shop/domain/format/date';
import { formatNumber } from '@shop/domain/format/number';
import { Text } from '@shop/ui';
import { StockStatus } from '../../common/offers/stock-status.tsx';
import { Hint, Warehouses } from '../../common/quantity-fields/cell-parts.ts';
import { useTypedQuantity } from '../../common/quantity-fields/use-quantity.ts';

interface RowStockProps {
  readonly product: ProductItem;
  readonly offer: Offer;
  /** Id of the text that describes the field. */
  readonly id: string;
}

/**
 * Shows the free stock in all, and in each warehouse with its next delivery: «Тула 40 · Казань 0, 28 нояб. +120», in one line
 * that unfolds below the pointer and in the row that is being typed in. A quantity above the stock is reported. While the
 * warehouses are on their way, their line is empty, so that nothing moves.
 */
export function RowStock({ product, offer, id }: RowStockProps) {
  const typed = useTypedQuantity(product, offer);
  const { stockStatus, warehouses } = offer;
  const { quantity, isInStock } = stockStatus;
  return (
    <>
      <div id={id}>
        {isInStock && typed > quantity ? (
          <Text size="s" tone="warning">
            В{'\u00a0'}наличии {formatNumber(quantity)}, остальное под{'\u00a0'}заказ
          </Text>
        ) : (
          <StockStatus
            stock={{ ...stockStatus, arrivalOn: isInStock ? null : stockStatus.arrivalOn }}
            unit={product.measure.measureBase}
          />
        )}
      </div>
      {warehouses?.length !== 0 && (
        <Warehouses>
          <Hint>
            {warehouses
              ?.map(
                ({ name, quantity: free, arrivalOn, arrivalQuantity }) =>
                  `${name.replaceAll(' ', '\u00a0')}\u00a0${formatNumber(free)}${arrivalOn ? `, ${formatShortDay(arrivalOn).replaceAll(' ', '\u00a0')}\u00a0+${formatNumber(arrivalQuantity)}` : ''}`,
              )
              .join(' · ')}
          </Hint>
        </Warehouses>
      )}
    </>
  );
}
