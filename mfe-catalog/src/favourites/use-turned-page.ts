import { useNavigationType } from '@shop/platform/router';
import { useEffect, useRef } from 'react';
import type { FavouritesParams } from './use-favourites-params.ts';

/** After the user turns a page, reading goes on at the top of the list. Answers the ref of what stands there. */
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
