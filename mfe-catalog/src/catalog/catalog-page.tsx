import { queryClient } from '@shop/platform/query';
import { PageSkeleton } from '@shop/remote';
import { lazy, Suspense } from 'react';
import { catalogSource } from '../common/listing-query/listing.queries.ts';
import { listingQuery } from '../common/listing-query/listing-source.ts';
import { catalogBase, isRoot, parseListingUrl } from '../common/listing-query/listing-url.ts';
import { useListingParams } from '../common/listing-query/use-listing-params.ts';
import { prefetchEarly } from '../common/prefetch-early.ts';
import { sectionsQuery } from '../sections/sections.api.ts';
import { ListingPage } from './listing-page.tsx';

/** The index of sections is a chunk of its own, prefetched together with its data where the URL needs it. */
const loadSections = () => import('../sections/sections-page.tsx');
const SectionsPage = lazy(async () => ({ default: (await loadSections()).SectionsPage }));

prefetchEarly((pathname, search) => {
  if (!pathname.startsWith('/catalog/')) return;
  const params = parseListingUrl(pathname, search);
  if (isRoot(params)) {
    void queryClient.prefetchQuery(sectionsQuery);
    // A failure is reported when the page renders.
    loadSections().catch(() => undefined);
  } else void queryClient.prefetchQuery(listingQuery(catalogSource, params));
});

/** Everything below `/catalog/`: the index of sections or the listing of one (§2). */
export function CatalogPage() {
  const { params } = useListingParams(catalogBase);
  if (!isRoot(params)) return <ListingPage />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <SectionsPage />
    </Suspense>
  );
}
