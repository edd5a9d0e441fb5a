import type { Checkout } from '../form/checkout.queries.ts';
import type { CheckoutFormState } from '../form/use-checkout-form.ts';

/** What every section of the checkout is given. */
export interface SectionProps {
  readonly checkout: Checkout;
  readonly form: CheckoutFormState;
}
