import { queryClient } from '@shop/platform/query';
import { matchPath } from '@shop/platform/router';
import type { PointerEvent } from 'react';
import { type ListingSource, listingQuery } from '../../common/listing-query/listing-source.ts';
import { parseListingUrl } from '../../common/listing-query/listing-url.ts';

/** The time the pointer must rest; crossing a list passes each line faster. */
const REST_MS = 80;

/**
 * Prefetches what a link leads to once the pointer rests on it: the next page, a section, a product.
 * `handlePointerOver` belongs on the element around the links; `aim` takes a URL that has no link, such as a
 * facet's, or undefined when the pointer leaves it.
 */
export function createPrefetcher(source: ListingSource) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let aimed: string | undefined;

  function aim(url: string | undefined) {
    if (url === aimed) return;
    aimed = url;
    clearTimeout(timer);
    if (url !== undefined) timer = setTimeout(prefetch, REST_MS, url);
  }

  function prefetch(url: string) {
    const { pathname, search } = new URL(url, location.origin);
    const code = matchPath('/detail/:code/', pathname)?.params.code;
    // A failed prefetch is retried by the click.
    if (code) void prefetchProduct(code).catch(() => undefined);
    else if (pathname.startsWith(source.base.root))
      void queryClient.prefetchQuery(listingQuery(source, parseListingUrl(pathname, search, source.base)));
  }

  return {
    aim,
    handlePointerOver: ({ target, pointerType }: PointerEvent) => {
      const link = pointerType === 'mouse' ? (target as Element).closest<HTMLAnchorElement>('a[href]') : null;
      aim(link?.getAttribute('href') ?? undefined);
    },
    stop: () => clearTimeout(timer),
  };
}

async function prefetchProduct(code: string): Promise<void> {
  const { productRoute } = await import(
    /* webpackChunkName: "product-routes" */ '../../product/product.routes.ts'
  );
  const page = productRoute.page();
  const { productQuery } = await import(
    /* webpackChunkName: "product-routes" */ '../../product/common/product.queries.ts'
  );
  await Promise.all([queryClient.prefetchQuery(productQuery(code)), page]);
}
