import { formatShortDay } from '@shop/domain/format/date';
import { formatNumber } from '@shop/domain/format/number';
import { Text } from '@shop/ui';
import type { BasketLine } from '../state/basket-state.ts';

/** Says what the warehouses cannot give today; nothing where everything is in stock. */
export function StockNote({ line: { row, quantity } }: { line: BasketLine }) {
  const arrival = row.arrivalOn && `поступит ${formatShortDay(row.arrivalOn)}`;
  if (!row.isInStock)
    return (
      <Text size="s" tone="muted" as="div">
        {arrival ? `Нет в наличии, ${arrival}` : 'Нет в наличии, срок уточните у менеджера'}
      </Text>
    );
  if (quantity <= row.stockQuantity) return null;
  return (
    <Text size="s" tone="warning" as="div" numeric>
      В наличии {formatNumber(row.stockQuantity)} из {formatNumber(quantity)}
      {arrival && `, остальное ${arrival}`}
    </Text>
  );
}
