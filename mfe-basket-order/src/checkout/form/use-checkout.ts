import { useQuery } from '@shop/platform/query';
import { useState } from 'react';
import { type CheckoutChoices, checkoutQuery } from './checkout.queries.ts';

/** The checkout for these choices. The last one that came stays on screen while the next is asked for or fails. */
export function useCheckout(choices: CheckoutChoices) {
  const { data, error, isPending, isFetching, refetch } = useQuery(checkoutQuery(choices));
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return {
    checkout: data ?? last,
    isPending: isPending && !last,
    /** What is on screen may have been worked out for other choices, or of what is no longer so. */
    isCounting: isFetching,
    failure: data ? null : error,
    recount: () => void refetch(),
  };
}
