/**
 * What a listing has beside its list: facets, ticks and toggles, views, pages, dialogs. One chunk, on its way together with
 * the products on wide screens, after them on phones, where the facets wait in their drawer (docs/decisions/036).
 */
export { Pagination } from '@shop/shared/ui/pagination';
export { FacetsPanel } from '../facets/facets-panel.tsx';
export { OpenFacets } from '../facets/open-facets.tsx';
export { SavedFiltersButton } from '../saved-filters/saved-filters-button.tsx';
export { SelectAll } from '../selection/select-all.tsx';
export { CardTools } from './card-tools.tsx';
export { EmptySection } from './empty-section.tsx';
export { NoMatch } from './no-match.tsx';
export { ViewSwitch } from './view-switch.tsx';
