/** What a listing shows only when it is asked for or when there is nothing to list: one chunk (docs/decisions/036). */
export { OpenFacets } from '../facets/open-facets.tsx';
export { SavedFiltersDialog } from '../saved-filters/saved-filters-dialog.tsx';
export { EmptySection } from './empty-section.tsx';
export { NoMatch } from './no-match.tsx';
