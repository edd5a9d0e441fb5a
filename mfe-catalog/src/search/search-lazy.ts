/** The lazy chunk of a search without results. */
export { NoResultsInSection } from './no-results-in-section.tsx';
export { NoSearchResults } from './no-search-results.tsx';
export { ShortQuery } from './short-query.tsx';
