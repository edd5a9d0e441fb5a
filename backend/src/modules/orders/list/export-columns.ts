import { ORDER_STATUS_NAMES, ORDER_TYPE_NAMES, PAY_SYSTEM_NAMES } from '@shop/contracts/basket-order/orders';
import { formatDay, formatInstantDay } from '@shop/domain/format/date';
import { vatInside } from '../../pricing/pricing.api.ts';
import type { OrderHead } from './order-list.repository.ts';
import type { ordersOf } from './orders.repository.ts';

/** A column of a sheet. Texts are never formulas (files/workbook); numbers stay numbers. */
export interface SheetColumn<T> {
  readonly title: string;
  readonly width: number;
  /** The value is in kopecks; the sheet shows rubles, and only to readers who may see prices. */
  readonly isSum?: true;
  value(record: T): string | number | null;
}

type Line = Awaited<ReturnType<ReturnType<typeof ordersOf>['lines']>>[number];

/** Columns of a list of orders; sums stay empty for companies that are not in `priced`. */
export function orderListColumns(priced: ReadonlySet<number>): readonly SheetColumn<OrderHead>[] {
  const sum = (title: string, kopecksOf: (order: OrderHead) => number): SheetColumn<OrderHead> => ({
    title,
    width: 16,
    isSum: true,
    value: (order) => (priced.has(order.counterpartyId) ? kopecksOf(order) : null),
  });
  return [
    { title: 'Номер', width: 18, value: ({ number }) => number },
    { title: 'Дата', width: 12, value: ({ createdAt }) => formatInstantDay(createdAt.toISOString()) },
    { title: 'Компания', width: 38, value: ({ counterpartyName }) => counterpartyName },
    { title: 'Статус', width: 14, value: ({ status }) => ORDER_STATUS_NAMES[status] },
    { title: 'Тип', width: 12, value: ({ orderType }) => ORDER_TYPE_NAMES[orderType] },
    { title: 'Строк', width: 8, value: ({ lineCount }) => lineCount },
    sum('Товары, ₽', ({ goodsKopecks }) => goodsKopecks),
    sum('Доставка, ₽', ({ deliveryKopecks }) => deliveryKopecks),
    sum('В т. ч. НДС, ₽', ({ vatKopecks }) => vatKopecks),
    sum('Итого, ₽', ({ totalKopecks }) => totalKopecks),
    { title: 'Оплата', width: 26, value: ({ paySystem }) => PAY_SYSTEM_NAMES[paySystem] },
    { title: 'Оплатить до', width: 13, value: ({ dueOn }) => (dueOn === null ? null : formatDay(dueOn)) },
  ];
}

/** Columns of the lines of an order. */
export const orderLineColumns: readonly SheetColumn<Line>[] = [
  { title: 'Артикул', width: 20, value: ({ article }) => article },
  { title: 'Наименование', width: 62, value: ({ name }) => name },
  { title: 'Количество', width: 13, value: ({ quantity }) => quantity },
  { title: 'Ед.', width: 8, value: ({ measure }) => measure },
  { title: 'Цена, ₽', width: 14, isSum: true, value: ({ priceKopecks }) => priceKopecks },
  { title: 'Сумма, ₽', width: 16, isSum: true, value: ({ totalKopecks }) => totalKopecks },
  {
    title: 'В т. ч. НДС, ₽',
    width: 16,
    isSum: true,
    value: ({ totalKopecks, vatPercent }) => vatInside(totalKopecks, vatPercent),
  },
];
