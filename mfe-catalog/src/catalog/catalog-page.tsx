import { queryClient } from '@shop/shared/query';
import { askAhead } from '../common/ask-ahead.ts';
import { listingQuery } from '../listing/listing.queries.ts';
import { ListingPage } from '../listing/listing-page.tsx';
import { isSectionsIndex, parseListingUrl } from '../listing/listing-url.ts';
import { useListingParams } from '../listing/use-listing-params.ts';
import { sectionsQuery } from '../sections/sections.queries.ts';
import { SectionsPage } from '../sections/sections-page.tsx';

askAhead((pathname, search) => {
  if (!pathname.startsWith('/catalog/')) return;
  const params = parseListingUrl(pathname, search);
  if (isSectionsIndex(params)) void queryClient.prefetchQuery(sectionsQuery);
  else void queryClient.prefetchQuery(listingQuery(params));
});

/** Everything below `/catalog/`: the index of sections, or the listing of one of them (§2). */
export function CatalogPage() {
  const { params } = useListingParams();
  return isSectionsIndex(params) ? <SectionsPage /> : <ListingPage />;
}
