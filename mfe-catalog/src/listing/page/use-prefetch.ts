import { useQueryClient } from '@shop/platform/query';
import { matchPath } from '@shop/platform/router';
import type { PointerEvent } from 'react';
import {
  type ListingCall,
  type ListingSource,
  listingQuery,
} from '../../common/listing-query/listing-source.ts';
import { parseListingUrl } from '../../common/listing-query/listing-url.ts';
import { useHoverIntent } from '../../common/use-hover-intent.ts';

/**
 * Fetches what lies behind a link while the pointer rests on it: the next page, a section, a product.
 * Spread `hover` on whatever holds the links; `aim` takes an address that is no link, such as a facet's.
 */
export function usePrefetch<C extends ListingCall>(source: ListingSource<C>) {
  const client = useQueryClient();
  function prefetch(url: string) {
    const { pathname, search } = new URL(url, location.origin);
    const code = matchPath('/detail/:code/', pathname)?.params.code;
    // What does not come now comes with the click.
    if (code) void prefetchProduct(code).catch(() => undefined);
    else if (pathname.startsWith(source.base.root))
      void client.prefetchQuery(listingQuery(source, parseListingUrl(pathname, search, source.base)));
  }
  async function prefetchProduct(code: string) {
    const page = import(/* webpackChunkName: "product" */ '../../product/page/product-page.tsx');
    const { productQuery } = await import(
      /* webpackChunkName: "product" */ '../../product/common/product.queries.ts'
    );
    await Promise.all([client.prefetchQuery(productQuery(code)), page]);
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
