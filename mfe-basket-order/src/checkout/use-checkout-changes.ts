import { useState } from 'react';
import type { Checkout } from './checkout.queries.ts';
import { describeChanges } from './checkout-changes.ts';

/** Notices when prices, stock or lines are no longer those the buyer saw, and says what changed: never silently. */
export function useCheckoutChanges(checkout: Checkout) {
  const [seen, setSeen] = useState(checkout);
  const [changes, setChanges] = useState<readonly string[] | null>(null);
  if (seen.version !== checkout.version) {
    setSeen(checkout);
    setChanges(describeChanges(seen, checkout));
  }
  return { changes, dismiss: () => setChanges(null) };
}
