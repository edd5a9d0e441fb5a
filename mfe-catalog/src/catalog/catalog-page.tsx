import { currentLocation } from '@shop/platform/router';
import { PageSkeleton } from '@shop/remote';
import { lazy, Suspense } from 'react';
import { catalogBase, isRoot } from '../common/listing-query/listing-url.ts';
import { useListingParams } from '../common/listing-query/use-listing-params.ts';
import { ListingPage } from './listing-page.tsx';

/** The index of sections is a chunk of its own. */
const loadSections = () => import('../sections/sections-page.tsx');
const SectionsPage = lazy(async () => ({ default: (await loadSections()).SectionsPage }));

// The index of sections loads with this page. A failure is reported when it renders.
if (currentLocation().location.pathname === catalogBase.root) loadSections().catch(() => undefined);

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
