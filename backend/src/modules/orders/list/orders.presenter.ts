import { isAllowed } from '@shop/contracts/account/permissions';
import type { getOrder, getOrders } from '@shop/contracts/basket-order/orders';
import type { WireAnswer } from '@shop/contracts/platform/call';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import { isCancellable } from '../changing/cancel-order.ts';
import type { CompanyOfUser } from './asked-companies.ts';
import type { findOrders } from './order-list.repository.ts';
import type { ordersOf } from './orders.repository.ts';

type Repository = ReturnType<typeof ordersOf>;
type Row<K extends keyof Repository> = Awaited<ReturnType<Repository[K]>>;

/** A page of orders, each as the rights at its company allow: sums are null without the right `prices` there. */
export function presentOrders(
  { items, pageNavigation }: Awaited<ReturnType<typeof findOrders>>,
  companies: readonly CompanyOfUser[],
  actor: ActingUser,
): WireAnswer<typeof getOrders> {
  const companyOf = new Map(companies.map((company) => [company.id, company]));
  return {
    items: items.map((order) => ({
      id: order.id,
      number: order.number,
      createdAt: order.createdAt.toISOString(),
      status: order.status,
      orderType: order.orderType,
      totalKopecks: companyOf.get(order.counterpartyId)?.canSeePrices ? order.totalKopecks : null,
      lineCount: order.lineCount,
      counterpartyName: order.counterpartyName,
      canOpenDocuments: companyOf.get(order.counterpartyId)?.canOpenDocuments ?? false,
    })),
    pageNavigation,
    counterparties: companies.map(({ id, code, name }) => ({
      code,
      name,
      isCurrent: id === actor.counterpartyId,
    })),
  };
}

/**
 * One order with lines, shipments, history and documents, as the reader that `readerOfOrder` returned may see it. What
 * has been paid is shown only to readers of the company's finances.
 */
export function presentOrder(
  parts: {
    readonly order: Row<'byId'>;
    readonly lines: Row<'lines'>;
    readonly shipments: Row<'shipments'>;
    readonly statuses: Row<'statuses'>;
    readonly documents: Row<'documents'>;
    /** Null without the right to see it. */
    readonly paidKopecks: number | null;
  },
  actor: ActingUser,
): WireAnswer<typeof getOrder> {
  const { order, lines, shipments, statuses, documents, paidKopecks } = parts;
  const { storeName, storeAddress, storeHours, ...head } = order;
  const canSeePrices = isAllowed('prices.see', actor);
  const sum = (kopecks: number) => (canSeePrices ? kopecks : null);
  return {
    order: {
      ...head,
      createdAt: order.createdAt.toISOString(),
      lineCount: lines.length,
      totalKopecks: sum(order.totalKopecks),
      goodsKopecks: sum(order.goodsKopecks),
      deliveryKopecks: sum(order.deliveryKopecks),
      vatKopecks: sum(order.vatKopecks),
      paidKopecks: paidKopecks === null ? null : sum(paidKopecks),
      pickupStore:
        storeName === null
          ? null
          : { name: storeName, address: storeAddress ?? '', workingHours: storeHours ?? '' },
      canOpenDocuments: isAllowed('document.open', actor),
      canClaim: isAllowed('appeal.add', actor),
      canCancel: isAllowed('order.cancel', actor) && isCancellable(order.status),
      lines: lines.map(({ vatPercent: _, priceKopecks, totalKopecks, ...line }) => ({
        ...line,
        priceKopecks: sum(priceKopecks),
        totalKopecks: sum(totalKopecks),
      })),
      shipments: shipments.map(({ shippedAt, deliveredAt, ...shipment }) => ({
        ...shipment,
        shippedAt: shippedAt?.toISOString() ?? null,
        deliveredAt: deliveredAt?.toISOString() ?? null,
      })),
      statuses: statuses.map(({ reachedAt, ...status }) => ({
        ...status,
        reachedAt: reachedAt.toISOString(),
      })),
      documents,
    },
  };
}
