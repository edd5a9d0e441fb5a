import type { Checkout } from '../form/checkout.queries.ts';
import type { CheckoutFormState } from '../form/use-checkout-form.ts';

export interface SectionProps {
  readonly checkout: Checkout;
  readonly form: CheckoutFormState;
}
