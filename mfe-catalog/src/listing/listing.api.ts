/** A listing for other features of this area: of a section, a brand, a search. */
export { countChosen } from './facets/filter-choice.ts';
export { ListingContent } from './page/listing-content.tsx';
export { ListingStates } from './page/listing-states.tsx';
