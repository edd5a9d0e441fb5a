import { getCheckout } from '@shop/contracts/basket-order/checkout';
import type { DeliveryType, PaySystem, ShipmentKind } from '@shop/contracts/basket-order/orders';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { callKey, callQuery, keepPreviousData, queryClient } from '@shop/platform/query';

export type Checkout = CallAnswer<typeof getCheckout>;

/** What the checkout is asked for. */
export interface CheckoutChoices {
  readonly shipment: ShipmentKind;
  readonly deliveryType: DeliveryType;
  readonly paySystem: PaySystem;
}

/**
 * Asked again for every choice (wire-facts); until the answer the one before stays on screen. None is kept for later: an
 * old one would bring old prices back for a moment.
 */
export const checkoutQuery = (choices: CheckoutChoices) => ({
  ...callQuery(getCheckout, { query: { ...choices } }),
  placeholderData: keepPreviousData,
  staleTime: 0,
  gcTime: 0,
});

/** Puts what has just been saved on screen, and asks for the checkout that knows it. */
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
