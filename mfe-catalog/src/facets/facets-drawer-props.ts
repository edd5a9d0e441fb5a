import type { ListingParams } from '../listing/listing-url.ts';
import type { AnsweredListing } from '../listing/use-listing.ts';

/** What the button of the facets hands on to the drawer that it opens. */
export interface FacetsDrawerProps {
  readonly listing: AnsweredListing;
  readonly onApply: (filter: ListingParams['filter']) => void;
}
