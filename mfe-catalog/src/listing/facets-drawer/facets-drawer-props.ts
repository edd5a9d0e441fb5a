import type { ListingParams } from '../../common/listing-query/listing-url.ts';
import type { AnsweredListing } from '../../common/listing-query/use-listing.ts';

/** Props that the drawer button passes to the drawer's content. */
export interface FacetsDrawerProps {
  readonly listing: AnsweredListing;
  readonly onApply: (filter: ListingParams['filter']) => void;
}
