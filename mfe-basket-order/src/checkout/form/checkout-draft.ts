import { getSession } from '@shop/platform/session';
import { type CheckoutForm, parseForm } from './checkout-form.ts';

/** What the buyer has typed outlives a reload, a lost session and a look at the basket; the tab's end ends it. */
export function readCheckoutDraft(): CheckoutForm {
  try {
    return parseForm(JSON.parse(sessionStorage.getItem(storageKey()) ?? 'null'));
  } catch {
    return parseForm(null);
  }
}

export function writeCheckoutDraft(form: CheckoutForm): void {
  try {
    sessionStorage.setItem(storageKey(), JSON.stringify(form));
  } catch {
    // A full or forbidden storage only costs the draft.
  }
}

/** Whether this user has begun to fill in the checkout in this tab and not ordered. */
export function hasCheckoutDraft(): boolean {
  try {
    return sessionStorage.getItem(storageKey()) !== null;
  } catch {
    return false;
  }
}

export function dropCheckoutDraft(): void {
  try {
    sessionStorage.removeItem(storageKey());
  } catch {
    // Nothing was kept then.
  }
}

/** By user: the next one on the same computer gets a form of their own. */
function storageKey(): string {
  const session = getSession();
  return `shop.checkout.${session.status === 'in' ? session.user.id : 0}`;
}
