import { useLocation, useNavigate } from '@shop/platform/router';
import { useCallback, useMemo } from 'react';
import { type ListingBase, type ListingParams, parseListingUrl, printListingUrl } from './listing-url.ts';

/**
 * The listing's state is its address: back, forward, reload and a shared link restore all of it. `change` goes to
 * the same listing with something else chosen; anything but another page begins at the first page again.
 */
export function useListingParams(base: ListingBase) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => parseListingUrl(pathname, search, base), [pathname, search, base]);
  const urlWith = useCallback(
    (changes: Partial<ListingParams>) => printListingUrl({ ...params, page: 1, ...changes }),
    [params],
  );
  const change = useCallback(
    (changes: Partial<ListingParams>, options?: { replace: boolean }) =>
      void navigate(urlWith(changes), options),
    [navigate, urlWith],
  );
  return { params, urlWith, change };
}
