import { useQuery } from '@shop/shared/query';
import { useState } from 'react';
import { type CheckoutChoices, checkoutQuery } from './checkout.queries.ts';

/** The checkout for these choices. The last one that came stays on screen while the next is asked for or fails. */
export function useCheckout(choices: CheckoutChoices) {
  const { data, error, isPending, isPlaceholderData, isFetching, refetch } = useQuery(checkoutQuery(choices));
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return {
    checkout: data ?? last,
    isPending: isPending && !last,
    /** What is on screen was worked out for other choices. */
    isCounting: isPlaceholderData || (!data && isFetching),
    isFetching,
    failure: data ? null : error,
    recount: () => void refetch(),
  };
}
