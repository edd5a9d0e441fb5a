import { persisted } from '@shop/platform/storage';
import { type CheckoutForm, checkoutForm, parseForm } from './checkout-form.ts';

/** Delivery data typed into the checkout, until the order is placed: it survives reloads, a lost session and other pages. */
const draft = persisted(checkoutForm, 'shop.checkout.{user}', 'tab');

export function readCheckoutDraft(): CheckoutForm {
  return draft.read() ?? parseForm(null);
}

export function writeCheckoutDraft(form: CheckoutForm): void {
  draft.write(form);
}

/** Whether this user has an unfinished checkout in this tab. */
export function hasCheckoutDraft(): boolean {
  return draft.read() !== undefined;
}

export function dropCheckoutDraft(): void {
  draft.write(undefined);
}
