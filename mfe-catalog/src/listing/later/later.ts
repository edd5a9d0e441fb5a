/** What a listing shows below its first screen, when it is asked for, or when there is nothing to list: one chunk (036). */
export { Pagination } from '@shop/ui/parts/pagination';
export { Replacements } from '../../replacements/replacements.api.ts';
export { ChosenFilters } from '../facets/chosen-filters.tsx';
export { OpenFacets } from '../facets/open-facets.tsx';
export { FastViewOnPicture } from '../fast-view/fast-view-button.tsx';
export { FastViewDialog } from '../fast-view/fast-view-dialog.tsx';
export { SavedFiltersDialog } from '../saved-filters/saved-filters-dialog.tsx';
export { EmptySection } from './empty-section.tsx';
export { NoMatch } from './no-match.tsx';
