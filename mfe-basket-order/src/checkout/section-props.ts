import type { Checkout } from './checkout.queries.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

/** What every section of the checkout is given. */
export interface SectionProps {
  readonly checkout: Checkout;
  readonly form: CheckoutFormState;
}
