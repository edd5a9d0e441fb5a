import { useNavigationType } from '@shop/platform/router';
import { useEffect, useRef } from 'react';
import { type ListingParams, printListingUrl } from './listing-url.ts';

/** After the user turns a page, reading goes on at the top of the list. Answers the ref of what stands there. */
export function usePageTurn(params: ListingParams) {
  const top = useRef<HTMLHeadingElement>(null);
  const action = useNavigationType();
  const last = useRef(params);
  useEffect(() => {
    const before = last.current;
    last.current = params;
    const isTurn =
      before.page !== params.page &&
      printListingUrl({ ...before, page: params.page }) === printListingUrl(params);
    if (!isTurn || action !== 'PUSH') return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [params, action]);
  return top;
}
