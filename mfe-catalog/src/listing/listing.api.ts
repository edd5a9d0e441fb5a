/** A listing as other features of this area show it: a section's, a brand's, a search's. */
export { countChosen } from './facets/filter-choice.ts';
export { ListingContent } from './page/listing-content.tsx';
export { ListingSkeleton } from './page/listing-skeleton.tsx';
