import { useLocation, useNavigate } from '@shop/platform/router';
import { useCallback, useMemo } from 'react';
import { type ListingBase, type ListingParams, parseListingUrl, printListingUrl } from './listing-url.ts';

/**
 * The URL holds the listing's state, so Back, reload and a shared link restore it. `change` navigates to the
 * same listing with other choices; any change but of the page itself starts at the first page.
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
