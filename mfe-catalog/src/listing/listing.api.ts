/** A listing as other features of this area show it: a brand's, a search's, a section's. */
export { countChosen } from './facets/filter-choice.ts';
export { ListingContent } from './page/listing-content.tsx';
export { ListingPage } from './page/listing-page.tsx';
export { ListingSkeleton } from './page/listing-skeleton.tsx';
