import { useNavigationType } from '@shop/platform/router';
import { useEffect, useRef } from 'react';
import { type ListingParams, printListingUrl } from './listing-url.ts';

/**
 * Scrolls to the top of the list and focuses it after the user turns a page. Returns the ref of that element.
 */
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
