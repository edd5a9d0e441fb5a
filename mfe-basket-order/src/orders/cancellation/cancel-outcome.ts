import type { OrderStatus } from '@shop/contracts/basket-order/orders';

/** The result of a cancellation. It is refused when the order has moved on. */
export type CancelOutcome =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly reason: string; readonly statusBefore: OrderStatus };
