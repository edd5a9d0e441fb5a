/** What a listing shows below its first screen, when it is asked for, or when there is nothing to list: one chunk (036). */
export { Pagination } from '@shop/ui/parts/pagination';
export { ChosenFilters } from '../facets/chosen-filters.tsx';
export { OpenFacets } from '../facets/open-facets.tsx';
export { Replacements } from '../replacements/replacements.tsx';
export { SavedFiltersDialog } from '../saved-filters/saved-filters-dialog.tsx';
export { EmptySection } from './empty-section.tsx';
export { FastViewOnPicture } from './fast-view-button.tsx';
export { FastViewDialog } from './fast-view-dialog.tsx';
export { NoMatch } from './no-match.tsx';
