import type { OrderStatus } from '@shop/contracts/basket-order/orders';

/** What became of a cancellation: done, or refused because the order had got further. */
export type CancelOutcome =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly reason: string; readonly statusBefore: OrderStatus };
