import type { WireAnswer } from '@shop/shared/contracts/call';
import type { getOrder, getOrders } from '@shop/shared/contracts/orders';
import type { ordersOf } from './orders.repository.ts';

type Repository = ReturnType<typeof ordersOf>;
type Row<K extends keyof Repository> = Awaited<ReturnType<Repository[K]>>;

/** A page of orders; sums are null for users without the right `prices`. */
export function presentOrders(
  { items, pageNavigation }: Row<'list'>,
  canSeePrices: boolean,
): WireAnswer<typeof getOrders> {
  return { items: items.map((order) => presentHead(order, canSeePrices)), pageNavigation };
}

/** One order with lines, history and documents. */
export function presentOrder(
  parts: {
    readonly order: Row<'byId'>;
    readonly lines: Row<'lines'>;
    readonly statuses: Row<'statuses'>;
    readonly documents: Row<'documents'>;
  },
  canSeePrices: boolean,
): WireAnswer<typeof getOrder> {
  const { order, lines, statuses, documents } = parts;
  const sum = (kopecks: number) => (canSeePrices ? kopecks : null);
  return {
    order: {
      ...order,
      ...presentHead(order, canSeePrices),
      goodsKopecks: sum(order.goodsKopecks),
      deliveryKopecks: sum(order.deliveryKopecks),
      vatKopecks: sum(order.vatKopecks),
      lines: lines.map(({ vatPercent: _, priceKopecks, totalKopecks, ...line }) => ({
        ...line,
        priceKopecks: sum(priceKopecks),
        totalKopecks: sum(totalKopecks),
      })),
      statuses: statuses.map(({ status, reachedAt }) => ({ status, reachedAt: reachedAt.toISOString() })),
      documents,
    },
  };
}

function presentHead(order: Row<'list'>['items'][number], canSeePrices: boolean) {
  return {
    id: order.id,
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    status: order.status,
    totalKopecks: canSeePrices ? order.totalKopecks : null,
    lineCount: order.lineCount ?? 0,
    counterpartyName: order.counterpartyName,
  };
}
