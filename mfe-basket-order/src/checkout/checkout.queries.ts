import type { CallAnswer, CallInput } from '@shop/shared/contracts/call';
import { getCheckout } from '@shop/shared/contracts/checkout';
import { callQuery, keepPreviousData } from '@shop/shared/query';

export type Checkout = CallAnswer<typeof getCheckout>;
export type CheckoutChoices = Required<NonNullable<CallInput<typeof getCheckout>['query']>>;

/** Asked again for every choice (wire-facts); until the answer the one before stays on screen. */
export const checkoutQuery = (choices: CheckoutChoices) => ({
  ...callQuery(getCheckout, { query: choices }),
  placeholderData: keepPreviousData,
  staleTime: 0,
});
