import { useEffect, useMemo, useState } from 'react';
import { keepSeenLines, readSeenLines } from '../../common/seen-lines.ts';
import type { Checkout, CheckoutChoices } from '../form/checkout.queries.ts';
import { type Change, describeChanges, describeTerms, type LineChange, sumOf } from './checkout-changes.ts';

/** Differences between what the buyer saw and the current checkout. */
export interface CheckoutChanges {
  /** The version of the checkout that these changes lead to. */
  readonly version: string;
  readonly lines: readonly LineChange[];
  readonly terms: readonly Change[];
  /** The total of the goods; null if it is unchanged or was unknown. */
  readonly sum: { readonly beforeKopecks: number; readonly nowKopecks: number } | null;
}

/**
 * Compares the checkout with what the buyer saw: lines with those the basket page showed last, dates and
 * costs with the first answer of this visit. Null without differences. Changes stay on screen until the order
 * is placed.
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

/**
 * Changes of dates and costs since the first version of the checkout; null while there is no other version.
 */
function useTermChanges(checkout: Checkout, choices: CheckoutChoices, isCounting: boolean) {
  // The last answer of the first version is the baseline.
  const [shown, setShown] = useState({ checkout, choices });
  const isSameVersion = shown.checkout.version === checkout.version;
  if (!isCounting && isSameVersion && shown.choices !== choices) setShown({ checkout, choices });
  return useMemo(
    () => (isSameVersion ? null : describeTerms(shown.checkout, checkout, shown.choices === choices)),
    [isSameVersion, shown, checkout, choices],
  );
}
