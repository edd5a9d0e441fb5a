import { ListingPage } from '../listing/listing-page.tsx';
import { isSectionsIndex } from '../listing/listing-url.ts';
import { useListingParams } from '../listing/use-listing-params.ts';
import { SectionsPage } from '../sections/sections-page.tsx';

/** Everything below `/catalog/`: the index of sections, or the listing of one of them (§2). */
export function CatalogPage() {
  const { params } = useListingParams();
  return isSectionsIndex(params) ? <SectionsPage /> : <ListingPage />;
}
