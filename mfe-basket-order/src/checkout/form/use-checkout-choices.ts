import { deliveryType, paySystem, shipmentKind } from '@shop/contracts/basket-order/orders';
import { useLocation, useNavigate } from '@shop/platform/router';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { CheckoutChoices } from './checkout.queries.ts';
import { readCheckoutDraft } from './checkout-draft.ts';

const checkoutParams = v.object({
  deliveryType: v.fallback(v.optional(deliveryType, 'delivery'), 'delivery'),
  shipment: v.fallback(v.optional(shipmentKind, 'send-all'), 'send-all'),
  paySystem: v.fallback(v.optional(paySystem, 'invoice'), 'invoice'),
});
const names = Object.keys(checkoutParams.entries) as (keyof CheckoutChoices)[];

/** Reads the choices that a URL names; undefined if it names none. */
export function choicesOf(search: URLSearchParams): CheckoutChoices | undefined {
  return names.some((name) => search.has(name))
    ? v.parse(checkoutParams, Object.fromEntries(search))
    : undefined;
}

/**
 * The URL holds the choices (§2), each change being a history entry. A URL without them starts with those of
 * the draft.
 */
export function useCheckoutChoices() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [drafted] = useState(readCheckoutDraft);
  // The same URL must give the same object.
  const given = useMemo(() => choicesOf(new URLSearchParams(search)), [search]);
  const choices = useMemo<CheckoutChoices>(() => given ?? v.parse(checkoutParams, drafted), [given, drafted]);

  function hrefOf(chosen: CheckoutChoices): string {
    const params = new URLSearchParams(search);
    for (const name of names) params.set(name, chosen[name]);
    return `${pathname}?${params}`;
  }

  const writeDrafted = useEffectEvent(() => {
    if (!given) navigate(hrefOf(choices), { replace: true });
  });
  useEffect(() => writeDrafted(), []);

  return {
    choices,
    choose: (change: Partial<CheckoutChoices>) => navigate(hrefOf({ ...choices, ...change })),
  };
}
