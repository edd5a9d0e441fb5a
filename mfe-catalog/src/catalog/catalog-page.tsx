import { queryClient } from '@shop/platform/query';
import { PageSkeleton } from '@shop/remote';
import { lazy, Suspense } from 'react';
import { askAhead } from '../common/ask-ahead.ts';
import { catalogSource } from '../common/listing-query/listing.queries.ts';
import { listingQuery } from '../common/listing-query/listing-source.ts';
import { catalogBase, isRoot, parseListingUrl } from '../common/listing-query/listing-url.ts';
import { useListingParams } from '../common/listing-query/use-listing-params.ts';
import { sectionsQuery } from '../sections/sections.api.ts';
import { ListingPage } from './listing-page.tsx';

/** A listing does without the index of sections; where the index is wanted, it comes along with its data. */
const loadSections = () => import('../sections/sections-page.tsx');
const SectionsPage = lazy(async () => ({ default: (await loadSections()).SectionsPage }));

askAhead((pathname, search) => {
  if (!pathname.startsWith('/catalog/')) return;
  const params = parseListingUrl(pathname, search);
  if (isRoot(params)) {
    void queryClient.prefetchQuery(sectionsQuery);
    // A failure shows when the page is rendered.
    loadSections().catch(() => undefined);
  } else void queryClient.prefetchQuery(listingQuery(catalogSource, params));
});

/** Everything below `/catalog/`: the index of sections, or the listing of one of them (§2). */
export function CatalogPage() {
  const { params } = useListingParams(catalogBase);
  if (!isRoot(params)) return <ListingPage />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <SectionsPage />
    </Suspense>
  );
}
