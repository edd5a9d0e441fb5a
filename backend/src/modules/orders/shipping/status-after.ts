import type { OrderStatus, ShipmentStatus } from '@shop/contracts/basket-order/orders';

/** The order's status that follows from its shipments; it never goes back. */
export function statusAfter(shipments: readonly { readonly status: ShipmentStatus }[]): OrderStatus {
  const remaining = shipments.filter(({ status }) => status !== 'cancelled');
  const are = (...statuses: readonly ShipmentStatus[]) =>
    remaining.every(({ status }) => statuses.includes(status));
  if (are('delivered')) return 'delivered';
  return are('shipped', 'delivered') ? 'shipped' : 'picking';
}
