import type { OrderDifference } from '@shop/contracts/basket-order/order-changes';
import { formatDay } from '@shop/domain/format/date';
import { formatMoney } from '@shop/domain/format/money';
import { formatNumber } from '@shop/domain/format/number';

/** A difference as a line of a message: «Перчатки: 10 → 8 пар». Without sums for who may not see prices. */
export function differenceWords(difference: OrderDifference, canSeePrices: boolean): string {
  const money = (kopecks: number | null) => (kopecks === null ? '—' : formatMoney(kopecks));
  switch (difference.kind) {
    case 'quantity':
      return `${difference.name}: ${formatNumber(difference.before)} → ${formatNumber(difference.after)} ${difference.measure}`;
    case 'price':
      return canSeePrices
        ? `${difference.name}: цена ${money(difference.beforeKopecks)} → ${money(difference.afterKopecks)}`
        : `${difference.name}: изменилась цена`;
    case 'removed':
      return `${difference.name}: убрали из заказа`;
    case 'added':
      return `${difference.name}: добавили ${formatNumber(difference.after)} ${difference.measure}`;
    case 'delivery':
      return canSeePrices
        ? `Доставка: ${money(difference.beforeKopecks)} → ${money(difference.afterKopecks)}`
        : 'Доставка: изменилась стоимость';
    case 'date':
      return `Отгрузка: ${difference.before === null ? 'без даты' : formatDay(difference.before)} → ${formatDay(difference.after)}`;
  }
}
