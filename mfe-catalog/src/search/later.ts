/** What a search that finds something does without: one chunk, fetched when there is nothing to list. */
export { NothingInSection } from './nothing-in-section.tsx';
export { SearchNothing } from './search-nothing.tsx';
export { ShortQuery } from './short-query.tsx';
