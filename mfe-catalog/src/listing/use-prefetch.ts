import { useQueryClient } from '@shop/shared/query';
import { matchPath } from '@shop/shared/router';
import type { PointerEvent } from 'react';
import { useHoverIntent } from '../common/use-hover-intent.ts';
import { productQuery } from '../product/product.queries.ts';
import { listingQuery } from './listing.queries.ts';
import { parseListingUrl } from './listing-url.ts';

/**
 * Fetches what lies behind a link of this area while the pointer rests on it: the next page, a section, a product.
 * Spread `hover` on whatever holds the links; `aim` takes an address that is no link, such as a facet's.
 */
export function usePrefetch() {
  const client = useQueryClient();
  function prefetch(url: string) {
    const { pathname, search } = new URL(url, location.origin);
    const code = matchPath('/detail/:code/', pathname)?.params.code;
    if (code) {
      void client.prefetchQuery(productQuery(code));
      import(/* webpackChunkName: "product" */ '../product/product-page.tsx').catch(() => undefined);
    } else if (pathname.startsWith('/catalog/'))
      void client.prefetchQuery(listingQuery(parseListingUrl(pathname, search)));
  }
  const aim = useHoverIntent(prefetch);
  return {
    aim,
    hover: {
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        const link =
          pointerType === 'mouse' ? (target as Element).closest<HTMLAnchorElement>('a[href]') : null;
        aim(link?.getAttribute('href') ?? undefined);
      },
    },
  };
}
