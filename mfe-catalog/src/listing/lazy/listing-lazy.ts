/**
 * The lazy chunk of a listing (decision 036): what it shows below the first screen, on demand, or without
 * products.
 */
export { Pagination } from '@shop/ui/parts/pagination';
export { BulkActions } from '../../common/selection/bulk-actions.tsx';
export { Replacements } from '../../replacements/replacements.api.ts';
export { ChosenFilters } from '../facets/chosen-filters.tsx';
export { FacetsDrawerButton } from '../facets-drawer/facets-drawer-button.tsx';
export { FastViewOnPicture } from '../fast-view/fast-view-button.tsx';
export { FastViewDialog } from '../fast-view/fast-view-dialog.tsx';
export { SavedFiltersButton } from '../saved-filters/saved-filters-button.tsx';
export { createPrefetcher } from './create-prefetcher.ts';
export { EmptySection } from './empty-section.tsx';
export { NoMatch } from './no-match.tsx';
