import { getCheckout } from '@shop/contracts/basket-order/checkout';
import type { DeliveryType, PaySystem, ShipmentKind } from '@shop/contracts/basket-order/orders';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { callKey, callQuery, keepPreviousData, queryClient } from '@shop/platform/query';

export type Checkout = CallAnswer<typeof getCheckout>;

/** The parameters of the checkout call. */
export interface CheckoutChoices {
  readonly shipment: ShipmentKind;
  readonly deliveryType: DeliveryType;
  readonly paySystem: PaySystem;
}

/**
 * Refetched for every choice; the previous answer stays on screen meanwhile. Answers are not cached, because
 * an old one would show old prices for a moment.
 */
export const checkoutQuery = (choices: CheckoutChoices) => ({
  ...callQuery(getCheckout, { query: { ...choices } }),
  placeholderData: keepPreviousData,
  staleTime: 0,
  gcTime: 0,
});

/** Shows a saved address or consignee at once and refetches the checkout. */
export async function showSaved(list: 'addresses' | 'consignees', saved: { readonly id: number }) {
  const queryKey = callKey(getCheckout);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueriesData<Checkout>({ queryKey }, (checkout) => {
    if (!checkout) return checkout;
    const rows: readonly { readonly id: number }[] = checkout[list];
    const isKnown = rows.some(({ id }) => id === saved.id);
    const next = isKnown ? rows.map((row) => (row.id === saved.id ? saved : row)) : [...rows, saved];
    return { ...checkout, [list]: next };
  });
  void queryClient.invalidateQueries({ queryKey });
}
