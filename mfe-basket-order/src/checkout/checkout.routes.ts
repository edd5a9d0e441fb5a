import type { PageRoute } from '@shop/remote';
import { checkoutQuery } from './form/checkout.queries.ts';
import { choicesOf } from './form/use-checkout-choices.ts';

/** `/order/` (§2). */
export const checkoutRoute: PageRoute = {
  first: ({ search }) => {
    // Without choices in the URL those of the draft count, which only the page reads.
    const choices = choicesOf(search);
    return choices ? [checkoutQuery(choices)] : [];
  },
  page: async () =>
    (await import(/* webpackChunkName: "checkout" */ './page/checkout-page.tsx')).CheckoutPage,
};
