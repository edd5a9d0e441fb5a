import { formatMoney } from '@shop/domain/format/money';
import { countOf } from '@shop/domain/format/number';
import { Link } from '@shop/ui';
import { useSyncExternalStore } from 'react';
import { priceAt } from '../../common/offers/price.ts';
import { sheet, typedQuantity } from '../../common/order-sheet/use-order-sheet.ts';
import { Foot } from './order-table-parts.ts';
import type { TableRow } from './table-rows.ts';

/** «В таблице: 12 строк, 34 500 ₽»: what the rows hold, as it is typed, at the prices of these quantities. */
export function TableTotal({ rows }: { readonly rows: readonly TableRow[] }) {
  const words = useSyncExternalStore(sheet.subscribe, () => wordsOf(rows));
  if (words === '') return null;
  return (
    <Foot>
      <span>
        В{'\u00a0'}таблице: {words}
      </span>
      <Link to="/basket/">Перейти в{'\u00a0'}корзину</Link>
    </Foot>
  );
}

/** Of rows without a price, or for users who see none, only the count. */
function wordsOf(rows: readonly TableRow[]): string {
  let count = 0;
  let kopecks = 0;
  for (const { product, offer } of rows) {
    const quantity = offer ? typedQuantity(product, offer) : 0;
    if (!offer || quantity === 0) continue;
    count += 1;
    kopecks += offer.prices ? priceAt(offer.prices, quantity) * quantity : 0;
  }
  if (count === 0) return '';
  const lines = countOf(count, 'строка', 'строки', 'строк');
  return kopecks > 0 ? `${lines}, ${formatMoney(kopecks)}` : lines;
}
