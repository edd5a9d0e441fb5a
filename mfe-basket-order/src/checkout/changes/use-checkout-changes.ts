import { useEffect, useMemo, useState } from 'react';
import { keepSeenLines, readSeenLines } from '../../common/seen-lines.ts';
import type { Checkout, CheckoutChoices } from '../form/checkout.queries.ts';
import { type Change, describeChanges, describeTerms, type LineChange, sumOf } from './checkout-changes.ts';

/** What is not as the buyer saw it. */
export interface CheckoutChanges {
  /** Of this version of the checkout. */
  readonly version: string;
  readonly lines: readonly LineChange[];
  readonly terms: readonly Change[];
  /** Of the goods; null where it is the same, or was not known. */
  readonly sum: { readonly beforeKopecks: number; readonly nowKopecks: number } | null;
}

/**
 * Notices whatever is no longer as the buyer saw it, in the basket or here: lines by what the basket page showed last, days
 * and costs by this visit. Null while nothing is. It stays until the order is placed: never silently.
 */
export function useCheckoutChanges(
  checkout: Checkout,
  choices: CheckoutChoices,
  isCounting: boolean,
): CheckoutChanges | null {
  const counterpartyId = checkout.counterparty.id;
  const [seen] = useState(() => readSeenLines(counterpartyId));
  const [first] = useState(checkout);
  const baseline = seen ?? first.lines;
  useEffect(() => {
    if (!seen) keepSeenLines(counterpartyId, first.lines);
  }, [seen, counterpartyId, first]);
  const terms = useTermChanges(checkout, choices, isCounting);
  return useMemo(() => {
    const lines = describeChanges(baseline, checkout.lines);
    if (lines.length === 0 && terms === null) return null;
    const [beforeKopecks, nowKopecks] = [sumOf(baseline), sumOf(checkout.lines)];
    const isOther = beforeKopecks !== null && nowKopecks !== null && beforeKopecks !== nowKopecks;
    return {
      version: checkout.version,
      lines,
      terms: terms ?? [],
      sum: isOther ? { beforeKopecks, nowKopecks } : null,
    };
  }, [baseline, checkout, terms]);
}

/** What another version of the checkout has changed besides the lines; null while there has been none. */
function useTermChanges(checkout: Checkout, choices: CheckoutChoices, isCounting: boolean) {
  // The last of the first version: what it said of these choices.
  const [shown, setShown] = useState({ checkout, choices });
  const isSameVersion = shown.checkout.version === checkout.version;
  if (!isCounting && isSameVersion && shown.choices !== choices) setShown({ checkout, choices });
  return useMemo(
    () => (isSameVersion ? null : describeTerms(shown.checkout, checkout, shown.choices === choices)),
    [isSameVersion, shown, checkout, choices],
  );
}
