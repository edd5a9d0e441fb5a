import { formatMoney } from '@shop/domain/format/money';
import { countOf } from '@shop/domain/format/number';
import { Link } from '@shop/ui';
import { priceAt } from '../../common/offers/price.ts';
import type { BasketQuantities } from '../../common/quantity-fields/load-basket-quantities.ts';
import { typedQuantity, useFollowed } from '../../common/quantity-fields/use-quantity.ts';
import { Foot } from './order-table-parts.ts';
import type { TableRow } from './table-rows.ts';

/** «В таблице: 12 строк, 34 500 ₽»: what the rows hold, as it is typed, at the prices of these quantities. */
export function TableTotal({ rows }: { readonly rows: readonly TableRow[] }) {
  const text = useFollowed((quantities) => describeRows(quantities, rows));
  if (text === '') return null;
  return (
    <Foot>
      <span>
        В{'\u00a0'}таблице: {text}
      </span>
      <Link to="/basket/">Перейти в{'\u00a0'}корзину</Link>
    </Foot>
  );
}

/** Describes rows by their count and sum; without prices, or for users who see none, only by the count. */
function describeRows(quantities: BasketQuantities | undefined, rows: readonly TableRow[]): string {
  let count = 0;
  let kopecks = 0;
  for (const { product, offer } of rows) {
    const quantity = offer ? typedQuantity(quantities, product, offer) : 0;
    if (!offer || quantity === 0) continue;
    count += 1;
    kopecks += offer.prices ? priceAt(offer.prices, quantity) * quantity : 0;
  }
  if (count === 0) return '';
  const lines = countOf(count, 'строка', 'строки', 'строк');
  return kopecks > 0 ? `${lines}, ${formatMoney(kopecks)}` : lines;
}
