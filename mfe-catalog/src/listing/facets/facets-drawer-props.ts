import type { ListingParams } from '../../common/listing-query/listing-url.ts';
import type { AnsweredListing } from '../../common/listing-query/use-listing.ts';

/** What the button of the facets hands on to the drawer that it opens. */
export interface FacetsDrawerProps {
  readonly listing: AnsweredListing;
  readonly onApply: (filter: ListingParams['filter']) => void;
}
