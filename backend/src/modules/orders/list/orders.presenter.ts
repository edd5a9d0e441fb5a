import { isAllowed } from '@shop/contracts/account/permissions';
import type { getOrder, getOrders } from '@shop/contracts/basket-order/orders';
import type { WireAnswer } from '@shop/contracts/platform/call';
import type { Actor } from '../../../platform/actor/actor.ts';
import { isCancellable } from '../changing/cancel-order.ts';
import type { describeAccounting } from '../differences/present-changes.ts';
import type { describeReservation } from '../reservations/order-reservation.ts';
import type { findOrders } from './order-list.repository.ts';
import type { ordersOf } from './orders.repository.ts';
import type { CompanyOfUser } from './requested-companies.ts';

type Repository = ReturnType<typeof ordersOf>;
type Row<K extends keyof Repository> = Awaited<ReturnType<Repository[K]>>;

/** Presents a page of orders; sums are null without the right `prices` at the order's company. */
export function presentOrders(
  { items, pageNavigation }: Awaited<ReturnType<typeof findOrders>>,
  companies: readonly CompanyOfUser[],
  actor: Actor,
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
      awaitsDecision: order.awaitsDecision,
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
 * Presents one order with lines, shipments, history and documents to the reader that `readerOfOrder` returned. Only
 * readers of the company's finances see the paid sum.
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
    readonly isUpdHere: boolean;
    readonly accounting: Awaited<ReturnType<typeof describeAccounting>>;
    readonly reservation: Awaited<ReturnType<typeof describeReservation>>;
  },
  actor: Actor,
): WireAnswer<typeof getOrder> {
  const { order, lines, shipments, statuses, documents, paidKopecks, isUpdHere, reservation } = parts;
  const { storeName, storeAddress, storeHours, ...facts } = order;
  const { reservedUntil: _, reservationExtendedAt, reservationReleasedAt, hasPayment, ...head } = facts;
  const canSeePrices = isAllowed('prices.see', actor);
  const sum = (kopecks: number) => (canSeePrices ? kopecks : null);
  return {
    order: {
      ...head,
      ...parts.accounting,
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
      updFrom: isUpdHere ? 'shop' : '1c',
      canOpenDocuments: isAllowed('document.open', actor),
      canClaim: isAllowed('appeal.add', actor),
      reservation,
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
