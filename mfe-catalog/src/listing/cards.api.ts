/** Cards for features that show products outside of a listing. */
export { ProductGrid, ProductGridSkeleton } from './cards/product-grid.tsx';
export { useListingLazy } from './lazy/use-listing-lazy.ts';
