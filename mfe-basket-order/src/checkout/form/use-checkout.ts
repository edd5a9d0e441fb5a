import { useQuery } from '@shop/platform/query';
import { useState } from 'react';
import { type CheckoutChoices, checkoutQuery } from './checkout.queries.ts';

/**
 * The checkout for these choices. The last successful answer stays on screen while the next one loads or
 * fails.
 */
export function useCheckout(choices: CheckoutChoices) {
  const { data, error, isPending, isFetching, refetch } = useQuery(checkoutQuery(choices));
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return {
    checkout: data ?? last,
    isPending: isPending && !last,
    /** The checkout on screen may be outdated or belong to other choices. */
    isCounting: isFetching,
    failure: data ? null : error,
    recount: () => void refetch(),
  };
}
