import { useNavigationType } from '@shop/platform/router';
import { useEffect, useRef } from 'react';
import type { FavouritesParams } from './use-favourites-params.ts';

/**
 * Scrolls to the top of the list and focuses it after the user turns a page. Returns the ref of that element.
 */
export function useTurnedPage({ page }: FavouritesParams) {
  const top = useRef<HTMLHeadingElement>(null);
  const action = useNavigationType();
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    if (action !== 'PUSH') return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [page, action]);
  return top;
}
